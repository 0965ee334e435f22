import type { PartnerStatusLevel } from '~/domain/hotel/hotel';

/** Metals of the levels: ring and ground. */
const METALS: Record<PartnerStatusLevel, { ring: string; ground: string; peaks: number }> = {
	bronze: { ring: '#8a5a3b', ground: '#f6e9de', peaks: 1 },
	silver: { ring: '#5f6a70', ground: '#edf0f1', peaks: 2 },
	gold: { ring: '#8a6a1f', ground: '#f7eecf', peaks: 3 },
	platinum: { ring: '#3f5560', ground: '#e2edf1', peaks: 3 },
};

const TEETH = 24;

/** The edge of a seal: so many small bows around a circle. */
const EDGE = (() => {
	const at = (step: number, radius: number) => {
		const angle = (step / (TEETH * 2)) * 2 * Math.PI;
		return `${(24 + radius * Math.sin(angle)).toFixed(2)} ${(24 - radius * Math.cos(angle)).toFixed(2)}`;
	};
	const bows = Array.from({ length: TEETH }, (_, tooth) => `Q${at(tooth * 2 + 1, 24.4)} ${at(tooth * 2 + 2, 21.4)}`);
	return `M${at(0, 21.4)}${bows.join('')}Z`;
})();

/** Peaks within the seal, as many as the level has. */
const PEAKS = [
	'M15 30.500 24 16l9 14.500z',
	'M12.500 30.500 20 18l4.500 7.200L27.500 20l8 10.500z',
	'M11 30.500 17 21l3.200 5L24.500 16l5 9.600L32 22l5 8.500z',
] as const;

/** The stamp of certified partners, with its level as text beside it. */
export function PartnerStamp({ level, size = 40 }: { level: PartnerStatusLevel; size?: number }) {
	const { ring, ground, peaks } = METALS[level];
	return (
		<svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" className="shrink-0">
			<path d={EDGE} fill={ground} stroke={ring} strokeWidth={1} />
			<circle cx="24" cy="24" r="17.500" fill="none" stroke={ring} strokeWidth={0.9} />
			<path d={PEAKS[peaks - 1]} fill="none" stroke={ring} strokeWidth={1.5} strokeLinejoin="round" />
			<path d="M16 34.500h16" stroke={ring} strokeWidth={level === 'platinum' ? 2.4 : 1.2} strokeLinecap="round" />
		</svg>
	);
}
