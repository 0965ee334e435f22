import { useTranslation } from 'react-i18next';
import { FIELD_LIMITS } from '~/domain/form/field-limits';
import { TextField } from '../form/text-field';

type PersonFieldsProps = {
	/** The property enquiry calls it `fullname`, the others `name` (FORM-16). */
	nameField: 'name' | 'fullname';
	nameLabel?: string;
	hasPhone?: boolean;
};

/** Name and contact details: the last fields of every form. */
export function PersonFields({ nameField, nameLabel, hasPhone = true }: PersonFieldsProps) {
	const { t } = useTranslation('enquiry');
	return (
		<>
			<TextField
				name={nameField}
				label={nameLabel ?? t('fields.fullname')}
				autoComplete="name"
				maxLength={FIELD_LIMITS.fullname}
				required
			/>
			<TextField
				name="email"
				label={t('fields.email')}
				type="email"
				inputMode="email"
				autoComplete="email"
				maxLength={FIELD_LIMITS.email}
				required
			/>
			{hasPhone ? (
				<TextField
					name="phone"
					label={t('fields.phone')}
					type="tel"
					inputMode="tel"
					autoComplete="tel"
					maxLength={FIELD_LIMITS.phone}
					required
				/>
			) : null}
		</>
	);
}
