/** Goes up when a program that knows the one before can no longer follow a table; the stream begins with it. */
export const PROTOCOL = 1;

/** Eight that people with any colour vision can tell apart, as the screens paint them. */
export const COLOURS = ['azure', 'rose', 'citron', 'teal', 'ivory', 'indigo', 'plum', 'moss'] as const;
export type Colour = (typeof COLOURS)[number];

/** What people may show instead of saying it. */
export const EMOTES = ['cheer', 'laugh', 'gasp', 'groan', 'think', 'hurry', 'thanks', 'well-played'] as const;
export type Emote = (typeof EMOTES)[number];

/** How well a computer player plays, from the mildest to the strongest, and one that keeps near the people. */
export const LEVELS = ['beginner', 'novice', 'adept', 'expert', 'master', 'fair'] as const;
export type Level = (typeof LEVELS)[number];

/** Somebody who is here may think for so many seconds before the others may let a bot play on. */
export const LEAST_PATIENCE = 300;

/** What a bot does for whoever's time is up: plays on until they are back, or one turn. */
export const TIME_UP = ['plays-on', 'one-turn'] as const;
export type TimeUp = (typeof TIME_UP)[number];

/** Why somebody may be reported to those who run the server. */
/** What of a game's components people publish. */
export const SHARED_KINDS = ['set', 'expansion'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

export const REPORT_REASONS = ['rude', 'cheating', 'stalling', 'spam', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How the tables of a tournament are drawn: by score, who loses is out, or the same luck for everybody. */
export const TOURNAMENT_KINDS = ['swiss', 'knockout', 'duplicate'] as const;
export type TournamentKind = (typeof TOURNAMENT_KINDS)[number];

/** Ratings of all time, or what was gained in the last seven days. */
export const SPANS = ['all', 'week'] as const;
export type Span = (typeof SPANS)[number];

/** How a message is worded for whatever takes it at a webhook. */
export const WEBHOOK_SHAPES = ['json', 'discord', 'ntfy'] as const;
export type WebhookShape = (typeof WEBHOOK_SHAPES)[number];

/** How often somebody wants to hear, however many tables wait. */
export const HOW_OFTEN = ['at-once', 'hourly', 'daily'] as const;
export type HowOften = (typeof HOW_OFTEN)[number];
