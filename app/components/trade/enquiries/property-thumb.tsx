import { Picture } from '~/components/ui/picture';
import type { EnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';

const SIZES = {
	/** Beside the property's name. */
	large: { className: 'h-18 w-27', sizes: '108px' },
	/** On a card of a week. */
	small: { className: 'h-9 w-14', sizes: '56px' },
	/** At the edge of a card that it fills in height. */
	edge: { className: 'w-18 self-stretch', sizes: '72px' },
} as const;

type PropertyThumbProps = {
	facts: EnquiryFile['propertyFacts'];
	propertyId: string | null;
	size: keyof typeof SIZES;
};

/** The first picture of a property beside its name; nothing where it has none. */
export function PropertyThumb({ facts, propertyId, size }: PropertyThumbProps) {
	const picture = facts[propertyId ?? '']?.picture;
	if (!picture) return null;
	const { className, sizes } = SIZES[size];
	return (
		<span className={`relative shrink-0 overflow-hidden rounded-chip ${className}`}>
			<Picture picture={picture} sizes={sizes} isInList className="absolute inset-0" />
		</span>
	);
}
