import type { Ref } from 'react';
import { Field, Input } from '#components/Field.tsx';
import { picturePattern } from '#domain/photos.ts';
import { BrandLogo } from '#features/catalogue/Brands.tsx';
import { m } from '#paraglide/messages.js';
import { UploadField } from './UploadField.tsx';

type Props = {
  /** Its address. */
  value: string;
  fault: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
};

/** The logo of a brand: uploaded, or given by its address. */
export function LogoField({ value, fault, inputRef, onChange }: Props) {
  const address = value.trim();
  return (
    <div className="grid gap-3">
      {picturePattern.test(address) && (
        <p>
          <BrandLogo key={address} brand={{ name: '', logoUrl: address }} large />
        </p>
      )}
      <UploadField
        label={m.desk_catalogue_logo_upload()}
        use="logo"
        onStored={([stored = '']) => onChange(stored)}
      />
      <Field label={m.desk_catalogue_logo()} error={fault} required={false}>
        <Input
          ref={inputRef}
          value={value}
          maxLength={2048}
          autoComplete="off"
          dir="ltr"
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </div>
  );
}
