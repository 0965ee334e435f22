import { matchedParts } from './matched-parts';

/** A label with the letters that match the input in bold. */
export function MatchedText({ label, typed, className }: { label: string; typed: string; className: string }) {
	return matchedParts(label, typed).map((part, index) =>
		part.isMatch ? (
			<b key={index} className={className}>
				{part.text}
			</b>
		) : (
			part.text
		),
	);
}
