/** What came of a calendar's file. */
export type CalendarFileAnswer =
	| {
			made: { id: string; version: number }[];
			/** Nights that were taken by just that stay already. */
			same: number;
			refused: { checkIn: string; checkOut: string }[];
	  }
	| { undone: number }
	| { fault: 'not-a-calendar' | 'broken' | 'too-many' | 'too-large' | 'none' | 'failed' };
