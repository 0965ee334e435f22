import type { MEMBER_RANKS } from '#db/schema/trade-enums';

/** What a member of a team may do: work, or also decide who belongs to it (MEMBER-1). */
export type MemberRank = (typeof MEMBER_RANKS)[number];
