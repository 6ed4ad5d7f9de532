import { storeChargerRequest } from '@/data/requests';
import { ContactFields } from '@/features/request/ContactFields';
import { knownPerson } from '@/features/request/person';
import { Confirmation } from '@/features/request/RequestDialog';
import { RequestForm } from '@/features/request/RequestForm';
import { useRequestForm } from '@/features/request/use-request-form';
import { m } from '@/paraglide/messages.js';
import { RadioField, SelectField } from '@/ui/ChoiceField';
import { TextField } from '@/ui/Field';
import { ChargerRequestSchema, installationTypes, parkingTypes } from './charger-request.schema';

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
  vehicle_model: '',
  installation_type: '',
  electrical_capacity: '',
  parking_type: '',
};

/** Where a charger is to be installed, and for which car. */
export function ChargerRequestForm() {
  const request = useRequestForm({
    name: 'charger-request',
    action: 'charger_advice',
    schema: ChargerRequestSchema,
    defaults: { ...knownPerson(), ...unanswered },
    send: storeChargerRequest,
    failed: () => m.charger_request_failed(),
  });
  if (request.sent) {
    return <Confirmation title={m.charger_request_sent()} text={m.charger_request_sent_text()} />;
  }

  const { form } = request;
  const { errors } = form.formState;
  return (
    <RequestForm request={request} submitLabel={m.charger_request_submit()}>
      <p className="text-muted">{m.charger_request_lead()}</p>
      <RadioField
        props={form.register('installation_type')}
        label={m.charger_request_installation()}
        error={errors.installation_type?.message}
        required
        choices={installationTypes.map((value) => ({ value, label: installations[value]() }))}
      />
      <TextField
        props={form.register('vehicle_model')}
        label={m.charger_request_vehicle()}
        hint={m.charger_request_vehicle_hint()}
        error={errors.vehicle_model?.message}
        required
        autoComplete="off"
      />
      <SelectField
        props={form.register('parking_type')}
        label={m.charger_request_parking()}
        error={errors.parking_type?.message}
        required
        choices={parkingTypes.map((value) => ({ value, label: parkings[value]() }))}
      />
      <TextField
        props={form.register('electrical_capacity')}
        label={m.charger_request_capacity()}
        hint={m.charger_request_capacity_hint()}
        error={errors.electrical_capacity?.message}
        autoComplete="off"
      />
      <TextField
        props={form.register('location')}
        label={m.charger_request_location()}
        hint={m.charger_request_location_hint()}
        error={errors.location?.message}
        required
        autoComplete="address-level2"
      />
      <ContactFields register={form.register} errors={errors} />
    </RequestForm>
  );
}
