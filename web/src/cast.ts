/** Made by tests/client_cast.py from the printed data. */
export const LETTERS: Record<string, string> = {
  ghost: 'G',
  doc: 'D',
  tuco: 'T',
  cheyenne: 'C',
  belle: 'B',
  django: 'J',
  mei: 'M',
  misty: 'Y',
  twinzz: 'Z',
  silk: 'S',
  marshal: '★',
  shotgun: '‡',
  courier: '♟',
  professore: 'P',
}
