import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { RadioField, SelectField } from '#components/ChoiceField.tsx';
import { TextField } from '#components/Field.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { storeRequest } from '#data/requests.ts';
import { fullName } from '#domain/full-name.ts';
import { useFinder } from '#features/catalogue/use-finder.tsx';
import { circumstancesOf } from '#features/request/circumstances.ts';
import {
  $pageCharger,
  type RequestDialogProps,
  type RequestedCharger,
} from '#features/request/dialog.store.ts';
import { Confirmation, RequestDialog } from '#features/request/RequestDialog.tsx';
import { ContactFields, RequestForm } from '#features/request/RequestForm.tsx';
import { knownPerson, useRequestForm } from '#features/request/use-request-form.tsx';
import { m } from '#paraglide/messages.js';
import { $myCar } from '#session/my-car.store.ts';
import { ChargerRequestSchema, installationTypes, parkingTypes } from './charger-request.schema.ts';
import { shownFit } from './shown-fit.ts';
import { VehicleField } from './VehicleField.tsx';

/** The dialog 'Help Me Choose a Charger'. */
export default function ChargerRequestDialog({ onClosed }: RequestDialogProps) {
  const charger = useStore($pageCharger);
  return (
    <RequestDialog title={m.charger_request_title()} onClosed={onClosed}>
      {/* Another charger is another request. */}
      <ChargerRequestForm key={charger?.id} charger={charger} />
    </RequestDialog>
  );
}

const installations = {
  home: m.charger_request_installation_home,
  business: m.charger_request_installation_business,
};
const parkings = {
  private: m.charger_request_parking_private,
  garage: m.charger_request_parking_garage,
  public: m.charger_request_parking_public,
  street: m.charger_request_parking_street,
  other: m.charger_request_parking_other,
};

const unanswered = {
  location: '',
  installation_type: '',
  electrical_capacity: '',
  parking_type: '',
};

/** The reader's own car by name; empty where they have named none. */
function ownCar(): string {
  const car = $myCar.get();
  return car === null ? '' : fullName(car);
}

/** Where a charger is to be installed, and for which car. @param charger of the page, or null */
function ChargerRequestForm({ charger }: { charger: RequestedCharger | null }) {
  const { finder, prepare } = useFinder();
  useEffect(() => void prepare(), [prepare]);
  const request = useRequestForm({
    name: charger === null ? 'charger-request' : `charger-request/${charger.id}`,
    action: 'charger_advice',
    schema: ChargerRequestSchema,
    defaults: { ...knownPerson(), ...unanswered, vehicle_model: ownCar() },
    send: (backend, key, checked) =>
      storeRequest(backend, 'charger_requests', key, {
        ...checked,
        ...circumstancesOf(charger, shownFit(finder?.named(checked.vehicle_model), charger)),
      }),
    failed: () => m.charger_request_failed(),
  });
  const vehicle = useWatch({ control: request.form.control, name: 'vehicle_model' });
  if (request.sent) {
    return <Confirmation title={m.charger_request_sent()} text={m.charger_request_sent_text()} />;
  }
  const field = fieldsOf(request.form);
  return (
    <RequestForm request={request} submitLabel={m.charger_request_submit()}>
      <p className="text-muted">
        {charger === null
          ? m.charger_request_lead()
          : m.charger_request_lead_asked({ charger: charger.name })}
      </p>
      <RadioField
        {...field('installation_type')}
        label={m.charger_request_installation()}
        required
        choices={installationTypes.map((value) => ({ value, label: installations[value]() }))}
      />
      <VehicleField
        field={field('vehicle_model')}
        typed={vehicle}
        finder={finder}
        charger={charger}
      />
      <SelectField
        {...field('parking_type')}
        label={m.charger_request_parking()}
        required
        choices={parkingTypes.map((value) => ({ value, label: parkings[value]() }))}
      />
      <TextField
        {...field('electrical_capacity')}
        label={m.charger_request_capacity()}
        hint={m.charger_request_capacity_hint()}
        autoComplete="off"
      />
      <TextField
        {...field('location')}
        label={m.charger_request_location()}
        hint={m.charger_request_location_hint()}
        required
        autoComplete="address-level2"
      />
      <ContactFields field={field} />
    </RequestForm>
  );
}
