/**
 * SHA-256 of a text, in hexadecimal. `crypto.subtle` is missing where a page came over plain http,
 * as from a friend's machine in the same network.
 */

/** The first 32 bits of the fractional parts of a root of each of the first 64 primes. */
function fractions(root: number): number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n)
  return primes.map((prime) => ((prime ** (1 / root) % 1) * 2 ** 32) | 0)
}

const K = fractions(3)
const START = fractions(2).slice(0, 8)

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

/** The text as bytes, with a bit, zeros, and its length in bits. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text)
  const whole = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64)
  whole.set(bytes)
  whole[bytes.length] = 0x80
  const view = new DataView(whole.buffer)
  view.setUint32(whole.length - 4, bytes.length * 8)
  return view
}

export function sha256(text: string): string {
  const blocks = padded(text)
  const hash = [...START]
  for (let at = 0; at < blocks.byteLength; at += 64) {
    const words = Array.from({ length: 16 }, (_, n) => blocks.getInt32(at + 4 * n))
    for (let n = 16; n < 64; n++) {
      const [a, b] = [words[n - 15]!, words[n - 2]!]
      const mixedA = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
      const mixedB = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
      words.push((words[n - 16]! + mixedA + words[n - 7]! + mixedB) | 0)
    }
    let [a, b, c, d, e, f, g, h] = hash as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    for (let n = 0; n < 64; n++) {
      const first =
        (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[n]! + words[n]!) |
        0
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, n) => (hash[n] = (hash[n]! + word) | 0))
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
