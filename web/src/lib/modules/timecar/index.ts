/** The Time-Travel Car on the table. */
import type { Module } from '../module'
const timecar: Module = { art: '', words: { en: '', fr: '' } }
export default timecar
