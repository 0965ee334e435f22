import { useRoot } from '~/components/root/use-root';

/** The brand's telephone as a link, as people read it. */
export function PhoneLine({ className = '' }: { className?: string }) {
	const { phone } = useRoot().brand;
	return (
		<a
			href={`tel:${phone.countryCode}${phone.number.replaceAll(' ', '')}`}
			className={`tabular inline-block py-1.5 ${className}`}
		>
			{phone.countryCode} {phone.number}
		</a>
	);
}

/** The brand's mail address as a link. */
export function EmailLine({ className = '' }: { className?: string }) {
	const { email } = useRoot().brand;
	return (
		<a href={`mailto:${email}`} className={`inline-block py-1.5 ${className}`}>
			{email}
		</a>
	);
}
