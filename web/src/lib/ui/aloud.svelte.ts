/** What is said to those who listen instead of looking, by whichever `Aloud` can be heard. */
export const aloud = $state({ text: '' })
