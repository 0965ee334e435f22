import type { ReactNode } from 'react';

export type ChipKind = 'good' | 'open' | 'bad';

const KINDS: Record<ChipKind, string> = {
	good: 'border-transparent bg-[#dff0e4] text-[#1b5834]',
	open: 'border-transparent bg-[#faedd0] text-[#744800]',
	bad: 'border-transparent bg-[#fae4e0] text-[#8c2a1e]',
};

/** A state in a word; without a kind it is neither good nor bad. */
export function Chip({ kind, children }: { kind?: ChipKind | undefined; children: ReactNode }) {
	return (
		<span
			data-chip
			className={`inline-block rounded-chip border px-1.75 text-[0.78125rem]/5 font-semibold whitespace-nowrap ${kind ? KINDS[kind] : 'border-hair text-ink2'}`}
		>
			{children}
		</span>
	);
}
