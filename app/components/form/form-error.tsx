import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '~/domain/form/field-error';

type FormErrorProps = { error: FieldError };

/** The sentence for an error of a field. No first view has one, so the sentences come with the first error or the form's rules. */
export function FormError(props: FormErrorProps) {
	return (
		<Suspense>
			<Sentence {...props} />
		</Suspense>
	);
}

function Sentence({ error: { key, values } }: FormErrorProps) {
	const { t } = useTranslation('form-error');
	return <>{t(key, { ...values })}</>;
}
