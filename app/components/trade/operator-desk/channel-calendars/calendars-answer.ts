import type { CalendarErrors } from '~/domain/calendar-sync/edit-calendars.server';
import type { Outcome } from '../../page/outcome';

/** What the page of calendars says of the last form. */
export type CalendarsAnswer = {
	/** Null where a form's fields say what is wrong. */
	outcome: Outcome | null;
	/** Id of the calendar whose form it was; '' for the one that adds. */
	id: string;
	errors: CalendarErrors;
	typed: { name: string; address: string };
	/** The version of a calendar that was removed, for taking that back. */
	removed: { id: string; version: number } | null;
	/** Our address for other channels, told once. */
	address: string | null;
};
