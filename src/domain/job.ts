/** Specification section 3: every field, no other. */
export type Job = {
  brand_id: 1;
  cus_address: { street: string; unit: string; city: string; state: string; zip: string; country: string };
  cus_email: 'Unavailable';
  cus_name: string;
  cus_phone: string;
  date: string;
  description: string;
  end_time: string;
  start_time: string;
  ip_address: string;
  is_time_sensitive: boolean;
  sensitive_reason: '';
  job_status: 'active';
  property_type: 'House' | 'Apartment' | 'Business' | '';
  location_id: string;
  type: 'Full Service';
};
