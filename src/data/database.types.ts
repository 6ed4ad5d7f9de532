// Derived from supabase/migrations by scripts/database-types.ts. Do not edit: run `npm run types:make`.

type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      brands: {
        Row: {
          created_at: string
          id: string
          logo_url: string | null
          name_ar: string | null
          name_en: string
          published: boolean
          updated_at: string
        }
        Insert: {
          created_at?: string
          id: string
          logo_url?: string | null
          name_ar?: string | null
          name_en: string
          published?: boolean
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: string
          logo_url?: string | null
          name_ar?: string | null
          name_en?: string
          published?: boolean
          updated_at?: string
        }
        Relationships: []
      }
      car_requests: {
        Row: {
          created_at: string
          daily_km: number
          email: string | null
          id: string
          location: string | null
          name: string
          notified_at: string | null
          own_second_car: boolean
          phone: string
          private_parking: boolean
          status: string
          travel_between_cities: boolean
          travel_destination: string | null
          user_id: string
        }
        Insert: {
          created_at?: string
          daily_km: number
          email?: string | null
          id?: string
          location?: string | null
          name: string
          notified_at?: string | null
          own_second_car: boolean
          phone: string
          private_parking: boolean
          status?: string
          travel_between_cities: boolean
          travel_destination?: string | null
          user_id?: string
        }
        Update: {
          created_at?: string
          daily_km?: number
          email?: string | null
          id?: string
          location?: string | null
          name?: string
          notified_at?: string | null
          own_second_car?: boolean
          phone?: string
          private_parking?: boolean
          status?: string
          travel_between_cities?: boolean
          travel_destination?: string | null
          user_id?: string
        }
        Relationships: []
      }
      cars: {
        Row: {
          ac_kw: number | null
          acceleration_s: number | null
          battery_capacity_kwh: number | null
          body_type: string
          brand: string
          charging_protocol: string
          combined_range_km: number | null
          created_at: string
          dc_kw: number | null
          dealer: string | null
          dimensions: string | null
          ev_range_km: number | null
          id: string
          import_channel: string | null
          model: string
          motor_power_hp: number | null
          photos: Json | null
          powertrain: string
          price_egp: number | null
          price_source: string | null
          price_verified_on: string | null
          published: boolean
          range_cycle: string | null
          range_km: number | null
          top_speed_kmh: number | null
          torque_nm: number | null
          updated_at: string
          warranty_years: number | null
        }
        Insert: {
          ac_kw?: number | null
          acceleration_s?: number | null
          battery_capacity_kwh?: number | null
          body_type?: string
          brand: string
          charging_protocol?: string
          combined_range_km?: number | null
          created_at?: string
          dc_kw?: number | null
          dealer?: string | null
          dimensions?: string | null
          ev_range_km?: number | null
          id?: string
          import_channel?: string | null
          model: string
          motor_power_hp?: number | null
          photos?: Json | null
          powertrain?: string
          price_egp?: number | null
          price_source?: string | null
          price_verified_on?: string | null
          published?: boolean
          range_cycle?: string | null
          range_km?: number | null
          top_speed_kmh?: number | null
          torque_nm?: number | null
          updated_at?: string
          warranty_years?: number | null
        }
        Update: {
          ac_kw?: number | null
          acceleration_s?: number | null
          battery_capacity_kwh?: number | null
          body_type?: string
          brand?: string
          charging_protocol?: string
          combined_range_km?: number | null
          created_at?: string
          dc_kw?: number | null
          dealer?: string | null
          dimensions?: string | null
          ev_range_km?: number | null
          id?: string
          import_channel?: string | null
          model?: string
          motor_power_hp?: number | null
          photos?: Json | null
          powertrain?: string
          price_egp?: number | null
          price_source?: string | null
          price_verified_on?: string | null
          published?: boolean
          range_cycle?: string | null
          range_km?: number | null
          top_speed_kmh?: number | null
          torque_nm?: number | null
          updated_at?: string
          warranty_years?: number | null
        }
        Relationships: []
      }
      catalogue_withdrawals: {
        Row: {
          item_id: string
          item_type: string
          withdrawn_at: string
        }
        Insert: {
          item_id: string
          item_type: string
          withdrawn_at?: string
        }
        Update: {
          item_id?: string
          item_type?: string
          withdrawn_at?: string
        }
        Relationships: []
      }
      charger_requests: {
        Row: {
          created_at: string
          electrical_capacity: string | null
          email: string | null
          id: string
          installation_type: string
          location: string
          name: string
          notified_at: string | null
          parking_type: string
          phone: string
          status: string
          user_id: string
          vehicle_model: string
        }
        Insert: {
          created_at?: string
          electrical_capacity?: string | null
          email?: string | null
          id?: string
          installation_type: string
          location: string
          name: string
          notified_at?: string | null
          parking_type: string
          phone: string
          status?: string
          user_id?: string
          vehicle_model: string
        }
        Update: {
          created_at?: string
          electrical_capacity?: string | null
          email?: string | null
          id?: string
          installation_type?: string
          location?: string
          name?: string
          notified_at?: string | null
          parking_type?: string
          phone?: string
          status?: string
          user_id?: string
          vehicle_model?: string
        }
        Relationships: []
      }
      chargers: {
        Row: {
          category: string
          connector_type: string | null
          created_at: string
          features: Json
          features_ar: Json | null
          id: string
          input_type: string | null
          model: string
          photos: Json | null
          power_kw: number | null
          price_egp: number | null
          price_source: string | null
          price_verified_on: string | null
          published: boolean
          updated_at: string
          warranty_years: number | null
        }
        Insert: {
          category: string
          connector_type?: string | null
          created_at?: string
          features?: Json
          features_ar?: Json | null
          id?: string
          input_type?: string | null
          model: string
          photos?: Json | null
          power_kw?: number | null
          price_egp?: number | null
          price_source?: string | null
          price_verified_on?: string | null
          published?: boolean
          updated_at?: string
          warranty_years?: number | null
        }
        Update: {
          category?: string
          connector_type?: string | null
          created_at?: string
          features?: Json
          features_ar?: Json | null
          id?: string
          input_type?: string | null
          model?: string
          photos?: Json | null
          power_kw?: number | null
          price_egp?: number | null
          price_source?: string | null
          price_verified_on?: string | null
          published?: boolean
          updated_at?: string
          warranty_years?: number | null
        }
        Relationships: []
      }
      favorites: {
        Row: {
          created_at: string
          id: string
          item_id: string
          item_type: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          item_id: string
          item_type: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          item_id?: string
          item_type?: string
          user_id?: string
        }
        Relationships: []
      }
      financing_requests: {
        Row: {
          address: string
          brand: string
          car_price: string
          company_name: string | null
          created_at: string
          down_payment: string
          id: string
          mobile_number: string
          model: string
          monthly_income: string
          name: string
          notified_at: string | null
          occupation: string
          status: string
          user_id: string
          year: string
        }
        Insert: {
          address: string
          brand: string
          car_price: string
          company_name?: string | null
          created_at?: string
          down_payment: string
          id?: string
          mobile_number: string
          model: string
          monthly_income: string
          name: string
          notified_at?: string | null
          occupation: string
          status?: string
          user_id?: string
          year: string
        }
        Update: {
          address?: string
          brand?: string
          car_price?: string
          company_name?: string | null
          created_at?: string
          down_payment?: string
          id?: string
          mobile_number?: string
          model?: string
          monthly_income?: string
          name?: string
          notified_at?: string | null
          occupation?: string
          status?: string
          user_id?: string
          year?: string
        }
        Relationships: []
      }
      insurance_requests: {
        Row: {
          brand: string
          created_at: string
          current_car_price: number
          ev_owner_name: string
          id: string
          model: string
          notified_at: string | null
          phone: string
          status: string
          user_id: string
          year: number
        }
        Insert: {
          brand: string
          created_at?: string
          current_car_price: number
          ev_owner_name: string
          id?: string
          model: string
          notified_at?: string | null
          phone: string
          status?: string
          user_id?: string
          year: number
        }
        Update: {
          brand?: string
          created_at?: string
          current_car_price?: number
          ev_owner_name?: string
          id?: string
          model?: string
          notified_at?: string | null
          phone?: string
          status?: string
          user_id?: string
          year?: number
        }
        Relationships: []
      }
      notifications: {
        Row: {
          attempts: number
          audience: string
          claimed_until: string | null
          created_at: string
          due_at: string
          given_up_at: string | null
          kind: string
          last_error: string | null
          request_id: string
          sent_at: string | null
          user_id: string
        }
        Insert: {
          attempts?: number
          audience: string
          claimed_until?: string | null
          created_at?: string
          due_at: string
          given_up_at?: string | null
          kind: string
          last_error?: string | null
          request_id: string
          sent_at?: string | null
          user_id: string
        }
        Update: {
          attempts?: number
          audience?: string
          claimed_until?: string | null
          created_at?: string
          due_at?: string
          given_up_at?: string | null
          kind?: string
          last_error?: string | null
          request_id?: string
          sent_at?: string | null
          user_id?: string
        }
        Relationships: []
      }
      page_views: {
        Row: {
          id: number
          path: string
          referring_host: string | null
          viewed_at: string
        }
        Insert: {
          id?: number
          path: string
          referring_host?: string | null
          viewed_at?: string
        }
        Update: {
          id?: number
          path?: string
          referring_host?: string | null
          viewed_at?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          created_at: string
          email: string
          id: string
          name: string
          phone: string | null
          updated_at: string
        }
        Insert: {
          created_at?: string
          email: string
          id: string
          name: string
          phone?: string | null
          updated_at?: string
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
          name?: string
          phone?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      tariffs: {
        Row: {
          created_at: string
          key: string
          note: string | null
          source: string
          unit: string
          updated_at: string
          valid_from: string
          value: number
        }
        Insert: {
          created_at?: string
          key: string
          note?: string | null
          source: string
          unit: string
          updated_at?: string
          valid_from: string
          value: number
        }
        Update: {
          created_at?: string
          key?: string
          note?: string | null
          source?: string
          unit?: string
          updated_at?: string
          valid_from?: string
          value?: number
        }
        Relationships: []
      }
      user_roles: {
        Row: {
          granted_at: string
          role: string
          user_id: string
        }
        Insert: {
          granted_at?: string
          role: string
          user_id: string
        }
        Update: {
          granted_at?: string
          role?: string
          user_id?: string
        }
        Relationships: []
      }
      visit_requests: {
        Row: {
          brand_name: string
          created_at: string
          email: string
          full_name: string
          id: string
          model_name: string
          notified_at: string | null
          phone_number: string
          preferred_color: string | null
          status: string
          trim: string | null
          user_id: string
          visit_date: string
          visit_time: string
        }
        Insert: {
          brand_name: string
          created_at?: string
          email: string
          full_name: string
          id?: string
          model_name: string
          notified_at?: string | null
          phone_number: string
          preferred_color?: string | null
          status?: string
          trim?: string | null
          user_id?: string
          visit_date: string
          visit_time: string
        }
        Update: {
          brand_name?: string
          created_at?: string
          email?: string
          full_name?: string
          id?: string
          model_name?: string
          notified_at?: string | null
          phone_number?: string
          preferred_color?: string | null
          status?: string
          trim?: string | null
          user_id?: string
          visit_date?: string
          visit_time?: string
        }
        Relationships: []
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      allow_call: { Args: { action: string; caller: string; most: number; seconds: number }; Returns: boolean }
      catalogue_changes: { Args: { since: string }; Returns: Json }
      claim_due_notifications: { Args: { most: number }; Returns: Json }
      claim_notifications_of: { Args: { request: string; asker: string }; Returns: Json }
      claim_rebuild: { Args: never; Returns: number }
      delete_account: { Args: { account: string }; Returns: boolean }
      forget_accounts: { Args: never; Returns: undefined }
      forget_calls: { Args: never; Returns: undefined }
      forget_page_views: { Args: never; Returns: undefined }
      forget_requests: { Args: never; Returns: undefined }
      is_staff: { Args: never; Returns: boolean }
      note_page_view: { Args: { caller: string; page: string; host: string }; Returns: boolean }
      page_view_report: { Args: { days: number }; Returns: Json }
      progress_request: { Args: { kind: string; request: string; to_status: string }; Returns: boolean }
      sales_requests: { Args: { only_kind?: string; only_status?: string; before?: string; before_id?: string; most?: number }; Returns: Json }
      settle_notification: { Args: { about: string; about_kind: string; told: string; attempt: number; failure: string; hopeless?: boolean }; Returns: string }
      settle_rebuild: { Args: { number: number }; Returns: number }
      sign_in_of: { Args: { account: string; session: string }; Returns: Json }
      want_rebuild: { Args: never; Returns: number }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
