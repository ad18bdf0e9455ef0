/**
 * Module: what an expansion adds to the table screen. Base files know this interface, never a piece.
 *
 * A module is a folder with its drawings, words and code, fetched when a table plays it. Every part
 * may be left out. All parts are pure functions of the view; nothing is kept between two views.
 */

import type { Component } from 'svelte'
import type { Language } from '../settings.svelte'
import type { Cue, CueName } from '../cues'
import type { Changes } from '../table/apply'
import type { Targets } from '../table/highlight'
import type { Motions } from '../table/theatre'
import type { Box, Ground, Layout, Scene } from '../table/scene'
import type { FrameProps } from '../table/frame'
import type { Decision, GameEvent, Option, Place, Position, Table, View } from '../types'
import type { Standing } from '../ui/story'

export interface Module {
  /** Symbols for the sprite: `l-…` loot, `i-…` actions, `t-…` turns, `e-…` events, `in-…` cars. */
  art: string
  /** Fluent sources: names and sentences that the server does not say. */
  words: Record<Language, string>

  // ---------- the scene ----------

  /** The room that its pieces need around the train, and whether one pans over it. */
  layout?: (view: View) => Partial<Layout>
  /** What is seen on a stage over which one pans. */
  stageName?: () => string
  /** Positions that a view keeps elsewhere than under `train` and `places`, front to tail. */
  places?: (view: View) => Record<Position, Place>
  /** Where its positions are; may also move those of a car. */
  grounds?: (view: View) => Record<Position, Ground>
  /** Figures besides the bandits and the base game's Marshal, and where they stand. */
  figures?: (view: View) => Record<string, Position>
  /** The symbol behind the letter of a figure: whom it belongs to. */
  emblem?: (view: View, figure: string) => string | null
  /** Kinds of loot and their plurals in views: `{ coin: 'coins' }`. */
  tokens?: Record<string, string>
  /** Paint, trim, wall and dado of its cars. */
  paints?: Record<string, [string, string, string, string]>
  /** The car before which its pieces stand: its name is written on the roof instead. */
  hidden?: (view: View) => number | undefined
  /** Drawn between the landscape and the train; over the whole stage. */
  Backdrop?: Component<SceneryProps>
  /** Drawn between the train and the figures, and in front of the figures; over the whole stage. */
  Behind?: Component<SceneryProps>
  Before?: Component<SceneryProps>

  // ---------- what may be chosen ----------

  /** The key of the thing that an option points at, or of several; null if it is none of its own. */
  keyOf?: (view: View, decision: Decision, option: Option) => string | readonly string[] | null
  /** Things of its own that may be touched on the stage, by key. */
  marks?: (view: View) => Record<string, Box>
  /** The picture on an option's button; and where one line does not say it all, its words. */
  picture?: (option: Option) => Picture | null
  wording?: (option: Option, view: View) => Wording | null
  /** Questions with another way to answer than a button for each option. */
  answers?: Record<string, Component<AnswerProps>>

  /** Things of its own in a view that may be new to somebody. */
  introduces?: (view: View) => string[]
  /** The picture of a thing of its own that is explained, by its key. */
  pictureOf?: (key: string, view: View) => Picture | null

  // ---------- what happens ----------

  /** What an event changes in the view, after what the base game writes down. */
  changes?: Changes
  /** How an event looks; null leaves it to the next module, and at last to the base game. */
  motions?: Motions<Promise<void> | null>
  /** How it sounds; undefined leaves it to the others. */
  cueOf?: (event: GameEvent) => CueName | Cue | null | undefined

  // ---------- beside the stage ----------

  /** Panel and sheet of a seat that leads no bandit, by the seat's name. */
  seats?: Record<string, { Panel: Component<SeatPanelProps>; Sheet: Component<SeatSheetProps> }>
  /** A line below all panels: what belongs to nobody alone. */
  Bar?: Component<{ view: View }>
  /** On a bandit's panel. */
  Badges?: Component<BadgeProps>
  /** On a bandit's sheet. */
  sheet?: (view: View, bandit: string) => SheetPart[]
  /** Money of one's own that lies on tokens of the module. */
  worth?: (view: View, bandit: string) => number
  /** In the train in words. */
  spoken?: (view: View) => { title: string; lines: string[] }[]
  /** What the last round is called, if not after the station. */
  lastRound?: () => string
  /** What an event does where the box changes it. */
  eventHint?: (event: string) => string | undefined
  /** On the Round card, after the turns. */
  notes?: (view: View) => { glyph: string; name: string; words: string; about?: string }[]
  /** In the split of the loot at the end. */
  columns?: (view: View) => Column[]
  /** A row of the split where seats score together: this seat's own part. */
  share?: (view: View, row: Standing) => Standing
  /** Why somebody cannot win, however rich: a sentence. */
  outOf?: (view: View, row: Standing) => string | null
  /** What those are called who win and lose together with a seat. */
  sideOf?: (view: View, seat: string) => string
  /** The headline of the end where it is not about the richest bandit, and a sheet of its own. */
  headline?: (view: View) => string | null
  Ending?: Component<{ view: View }>
}

export interface SceneryProps {
  view: View
  scene: Scene
  targets: Targets
  pick: (key: string) => void
}

export interface BadgeProps {
  view: View
  bandit: string
  targets: Targets
  pick: (key: string) => void
}

/** Things of one sort on a sheet: each drawn as it is at the table, in words, and its tip. */
export interface SheetPart {
  title: string
  items: SheetItem[]
}
export interface SheetItem {
  picture?: Picture
  words: string
  about?: string
}

/** A button with more to say than its name. */
export interface Wording {
  title: string
  lines: string[]
}

export interface AnswerProps {
  view: View
  decision: Decision
  /** The thing on the table that was touched last, and what to call once it is dealt with. */
  selected: string | null
  release: () => void
  choose: (option: Option) => void
}

export interface SeatPanelProps {
  view: View
  /** What all panels need. */
  frame: FrameProps
}

export interface SeatSheetProps {
  view: View
  table: Table
  onclose: () => void
}

/** A symbol, the size of its grid, and the figure whose colours it has, or whose face is shown. */
export interface Picture {
  id: string
  box: number
  of?: string
  face?: string
}

export interface Column {
  key: string
  glyph: string
  title: string
  /** Shown even if it brought nobody anything. */
  always?: boolean
  cell: (row: Standing) => { amount: number; detail: string }
}
