type PhoneLinkProps = { phone: { countryCode: string; number: string }; className?: string };

/** A number that a phone dials. */
export function PhoneLink({ phone, className = '' }: PhoneLinkProps) {
	return (
		<a href={`tel:${phone.countryCode}${phone.number.replaceAll(' ', '')}`} className={`tabular ${className}`}>
			{phone.countryCode} {phone.number}
		</a>
	);
}
