import { type Static, Type } from 'typebox';
import { Summary } from './replies.ts';
import { Code, GameName, Id, list, Name, nullable, ONE_LINE, strict, Time } from './shapes.ts';
import { TournamentLines } from './tournaments.ts';

const ClubName = Type.String({ minLength: 1, maxLength: 40, pattern: ONE_LINE });

export const FriendParams = Type.Object({ id: Id });
export const ClubParams = Type.Object({ id: Id });
export const MemberParams = Type.Object({ id: Id, member: Id });
export const LeagueParams = Type.Object({ id: Id, league: Id });
export const FixtureParams = Type.Object({
  ...LeagueParams.properties,
  fixture: Type.String({ pattern: '^\\d{1,3}$' }),
});

export const FriendsBody = Type.Object(
  { tables: Type.Boolean({ description: 'Whether friends see the public tables where you sit' }) },
  strict,
);
export const LinkBody = Type.Object({ code: Code }, strict);
export const InviteBody = Type.Object({ friend: Id }, strict);
export const ClubBody = Type.Object({ name: ClubName }, strict);
export const ChangeClubBody = Type.Object(
  {
    name: Type.Optional(ClubName),
    owner: Type.Optional(Type.String({ ...Id, description: 'The member who decides from now on' })),
  },
  strict,
);
export const LeagueBody = Type.Object(
  { name: ClubName, game: GameName, seats: Type.Integer({ minimum: 2, maximum: 63 }) },
  strict,
);

export const Link = Type.Object({ code: Type.String(), expiresAt: Time });
/** What a link leads to, before anybody says yes. */
export const LinkReply = Type.Object({
  kind: Type.Enum(['friend', 'club']),
  name: Type.String({ description: 'Who, or which club, invites' }),
  members: Type.Integer({ description: 'Of the club' }),
});
export type LinkReply = Static<typeof LinkReply>;
export const AcceptedReply = Type.Object({
  club: nullable(Type.String({ description: 'The club you have joined; null where you have a friend' })),
});

const Friend = Type.Object({
  id: Type.String(),
  name: Type.String(),
  since: Time,
  tables: list(Summary),
});
const Invited = Type.Object({
  table: Type.String(),
  game: Type.String(),
  by: Type.String(),
  at: Time,
  invitation: Type.String(),
});
export const Friends = Type.Object({
  tables: Type.Boolean({ description: 'Whether they see the public tables where you sit' }),
  link: nullable(Link),
  friends: list(Friend),
  invitations: list(Invited),
});
/** Somebody's friends, and where they invite to. */
export type Friends = Static<typeof Friends>;

const ClubLine = Type.Object({
  id: Type.String(),
  name: Type.String(),
  members: Type.Integer(),
  owner: Type.Boolean({ description: 'Whether you decide there' }),
});
export const ClubsReply = Type.Object({ clubs: list(ClubLine) });
export type ClubLine = Static<typeof ClubLine>;

const Fixture = Type.Object({
  number: Type.Integer(),
  round: Type.Integer(),
  seats: list(
    Type.Object({
      name: Name,
      you: Type.Boolean(),
      place: nullable(Type.Integer({ description: 'The place they came in; equal places are shared' })),
    }),
  ),
  status: Type.Enum(['open', 'on', 'played', 'off']),
  table: nullable(Type.String()),
});
const Standing = Type.Object({
  place: Type.Integer(),
  name: Name,
  you: Type.Boolean(),
  played: Type.Integer(),
  won: Type.Integer(),
  points: Type.Integer({
    description: 'Two for everybody one comes in before, one for everybody one shares a place with',
  }),
});
const League = Type.Object({
  id: Type.String(),
  name: Type.String(),
  game: Type.String(),
  seats: Type.Integer(),
  begun: Type.Boolean(),
  playing: Type.Boolean({ description: 'Whether you take part' }),
  standings: list(Standing),
  fixtures: list(Fixture),
});
export type League = Static<typeof League>;

export const Club = Type.Object({
  id: Type.String(),
  name: Type.String(),
  owner: Type.Boolean(),
  link: nullable(Link),
  members: list(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      since: Time,
      owner: Type.Boolean(),
      you: Type.Boolean(),
      played: Type.Integer({ description: 'At tables of the club' }),
      won: Type.Integer(),
    }),
  ),
  tables: list(Type.Object({ table: Summary, invitation: Type.String() })),
  results: list(
    Type.Object({
      table: Type.String(),
      game: Type.String(),
      endedAt: Time,
      seats: list(Type.Object({ name: Type.String(), place: Type.Integer() })),
    }),
  ),
  leagues: list(League),
  tournaments: TournamentLines,
});
/** A club as its members see it; nobody else does. */
export type Club = Static<typeof Club>;
