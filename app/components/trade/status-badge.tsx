import { useRoot } from '~/components/root/use-root';
import type { JobState } from '~/domain/concierge/job-transitions';
import type { LeadStatus } from '~/domain/lead/lead-status';
import { leadStatusLabel } from '~/domain/lead/lead-status-label';
import type { InstalmentState } from '~/domain/payment/instalment-state';

/** The shape of a badge, so that colour is never alone: a ring is requested, a dot is agreed. */
type Shape = 'dash' | 'ring' | 'half' | 'dot' | 'barred' | 'clock' | 'cross';
type Tone = 'interest' | 'asked' | 'held' | 'wanted' | 'booked' | 'declined' | 'expired' | 'cancelled';

const STATUSES: Record<LeadStatus, { shape: Shape; tone: Tone }> = {
	interest: { shape: 'dash', tone: 'interest' },
	requestedOption: { shape: 'ring', tone: 'asked' },
	confirmedOption: { shape: 'dot', tone: 'held' },
	requestedBooking: { shape: 'ring', tone: 'wanted' },
	confirmedBooking: { shape: 'dot', tone: 'booked' },
	declinedOption: { shape: 'barred', tone: 'declined' },
	declinedBooking: { shape: 'barred', tone: 'declined' },
	expiredOption: { shape: 'clock', tone: 'expired' },
	cancelledOption: { shape: 'cross', tone: 'cancelled' },
	cancelledBooking: { shape: 'cross', tone: 'cancelled' },
};

/** Classes of a badge; its `data-tone` gives the colours (trade.css). */
export const BADGE =
	'inline-flex items-center gap-1.5 rounded-chip border border-transparent data-[tone=cancelled]:border-[#c9c4b8] px-2 py-0.25 text-[0.78125rem]/5 font-semibold whitespace-nowrap';

/** The status of a lead; the same in every brand. */
export function StatusBadge({ status }: { status: LeadStatus }) {
	const { language } = useRoot();
	const { shape, tone } = STATUSES[status];
	return <Badge shape={shape} tone={tone} text={leadStatusLabel(status, language)} />;
}

export type StayState = 'available' | 'onRequest' | 'onOption' | 'fullyBooked';

const STAYS: Record<StayState, { shape: Shape; tone: Tone }> = {
	available: { shape: 'dot', tone: 'booked' },
	onRequest: { shape: 'ring', tone: 'asked' },
	onOption: { shape: 'clock', tone: 'held' },
	fullyBooked: { shape: 'cross', tone: 'expired' },
};

/** The status of a stay of a property; `text` is its label (LEAD-37). */
export function StayBadge({ state, text }: { state: StayState; text: string }) {
	return <Badge {...STAYS[state]} text={text} />;
}

const INSTALMENTS: Record<InstalmentState, { shape: Shape; tone: Tone }> = {
	planned: { shape: 'dash', tone: 'interest' },
	due: { shape: 'ring', tone: 'asked' },
	overdue: { shape: 'clock', tone: 'declined' },
	partlyPaid: { shape: 'half', tone: 'held' },
	paid: { shape: 'dot', tone: 'booked' },
	waived: { shape: 'barred', tone: 'cancelled' },
};

const JOBS: Record<JobState, { shape: Shape; tone: Tone }> = {
	requested: { shape: 'ring', tone: 'asked' },
	offered: { shape: 'ring', tone: 'wanted' },
	accepted: { shape: 'half', tone: 'held' },
	confirmed: { shape: 'dot', tone: 'held' },
	done: { shape: 'dot', tone: 'booked' },
	declined: { shape: 'barred', tone: 'declined' },
	cancelled: { shape: 'cross', tone: 'cancelled' },
};

/** Where a job of the concierge stands (CONCIERGE-1); `text` is its label. */
export function JobBadge({ state, text }: { state: JobState; text: string }) {
	return <Badge {...JOBS[state]} text={text} />;
}

/** Where an instalment stands (MONEY-3); `text` is its label. */
export function InstalmentBadge({ state, text }: { state: InstalmentState; text: string }) {
	return <Badge {...INSTALMENTS[state]} text={text} />;
}

/** Any status: `text` with a shape and a tone. */
export function Badge({ shape, tone, text }: { shape: Shape; tone: Tone; text: string }) {
	return (
		<span className={BADGE} data-tone={tone}>
			<svg
				viewBox="0 0 10 10"
				width={10}
				height={10}
				fill="none"
				stroke="currentColor"
				strokeWidth={1.8}
				aria-hidden="true"
				className="shrink-0"
			>
				{SHAPES[shape]}
			</svg>
			{text}
		</span>
	);
}

const SHAPES: Record<Shape, JSX.Element> = {
	dash: <path d="M2 5h6" />,
	ring: <circle cx="5" cy="5" r="3.100" />,
	half: (
		<>
			<circle cx="5" cy="5" r="3.700" strokeWidth={1.5} />
			<path d="M5 1.300a3.700 3.700 0 0 0 0 7.400z" fill="currentColor" stroke="none" />
		</>
	),
	dot: <circle cx="5" cy="5" r="4" fill="currentColor" stroke="none" />,
	barred: (
		<>
			<circle cx="5" cy="5" r="3.700" strokeWidth={1.5} />
			<path d="m2.500 2.500 5 5" strokeWidth={1.5} />
		</>
	),
	clock: (
		<>
			<circle cx="5" cy="5" r="3.900" strokeWidth={1.4} />
			<path d="M5 2.800V5.200l1.500.9" strokeWidth={1.2} />
		</>
	),
	cross: <path d="m2 2 6 6M8 2 2 8" />,
};
