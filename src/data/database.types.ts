// Derived from supabase/migrations by scripts/database-types.ts. Do not edit: run `npm run types:make`.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

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
          item_id: string | null
          item_name: string | null
          language: string
          location: string | null
          name: string
          notified_at: string | null
          own_second_car: boolean
          page: string | null
          phone: string
          private_parking: boolean
          shown: Json | null
          status: string
          status_changed_at: string | null
          status_reason: string | null
          travel_between_cities: boolean
          travel_destination: string | null
          user_id: string
        }
        Insert: {
          created_at?: string
          daily_km: number
          email?: string | null
          id?: string
          item_id?: string | null
          item_name?: string | null
          language?: string
          location?: string | null
          name: string
          notified_at?: string | null
          own_second_car: boolean
          page?: string | null
          phone: string
          private_parking: boolean
          shown?: Json | null
          status?: string
          status_changed_at?: string | null
          status_reason?: string | null
          travel_between_cities: boolean
          travel_destination?: string | null
          user_id?: string
        }
        Update: {
          created_at?: string
          daily_km?: number
          email?: string | null
          id?: string
          item_id?: string | null
          item_name?: string | null
          language?: string
          location?: string | null
          name?: string
          notified_at?: string | null
          own_second_car?: boolean
          page?: string | null
          phone?: string
          private_parking?: boolean
          shown?: Json | null
          status?: string
          status_changed_at?: string | null
          status_reason?: string | null
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
          battery_chemistry: string | null
          battery_cooling: string | null
          battery_warranty_km: number | null
          battery_warranty_years: number | null
          body_type: string
          boot_l: number | null
          brand: string
          brand_id: string | null
          charging_protocol: string
          colors: Json | null
          colors_ar: Json | null
          combined_range_km: number | null
          connector_basis: string
          consumption_source: string | null
          created_at: string
          dc_kw: number | null
          dealer: string | null
          dimensions: string | null
          drive: string | null
          ev_range_km: number | null
          id: string
          import_channel: string | null
          model: string
          model_year: number | null
          motor_power_hp: number | null
          motorway_kwh_100km: number | null
          photos: Json | null
          powertrain: string
          price_egp: number | null
          price_source: string | null
          price_standing: string
          price_verified_on: string | null
          published: boolean
          range_cycle: string | null
          range_km: number | null
          rapid_mean_kw: number | null
          safety_body: string | null
          safety_stars: number | null
          safety_year: number | null
          seats: number | null
          top_speed_kmh: number | null
          torque_nm: number | null
          town_kwh_100km: number | null
          trims: Json | null
          updated_at: string
          usable_kwh: number | null
          warranty_years: number | null
        }
        Insert: {
          ac_kw?: number | null
          acceleration_s?: number | null
          battery_capacity_kwh?: number | null
          battery_chemistry?: string | null
          battery_cooling?: string | null
          battery_warranty_km?: number | null
          battery_warranty_years?: number | null
          body_type?: string
          boot_l?: number | null
          brand: string
          brand_id?: string | null
          charging_protocol?: string
          colors?: Json | null
          colors_ar?: Json | null
          combined_range_km?: number | null
          connector_basis?: string
          consumption_source?: string | null
          created_at?: string
          dc_kw?: number | null
          dealer?: string | null
          dimensions?: string | null
          drive?: string | null
          ev_range_km?: number | null
          id?: string
          import_channel?: string | null
          model: string
          model_year?: number | null
          motor_power_hp?: number | null
          motorway_kwh_100km?: number | null
          photos?: Json | null
          powertrain?: string
          price_egp?: number | null
          price_source?: string | null
          price_standing?: string
          price_verified_on?: string | null
          published?: boolean
          range_cycle?: string | null
          range_km?: number | null
          rapid_mean_kw?: number | null
          safety_body?: string | null
          safety_stars?: number | null
          safety_year?: number | null
          seats?: number | null
          top_speed_kmh?: number | null
          torque_nm?: number | null
          town_kwh_100km?: number | null
          trims?: Json | null
          updated_at?: string
          usable_kwh?: number | null
          warranty_years?: number | null
        }
        Update: {
          ac_kw?: number | null
          acceleration_s?: number | null
          battery_capacity_kwh?: number | null
          battery_chemistry?: string | null
          battery_cooling?: string | null
          battery_warranty_km?: number | null
          battery_warranty_years?: number | null
          body_type?: string
          boot_l?: number | null
          brand?: string
          brand_id?: string | null
          charging_protocol?: string
          colors?: Json | null
          colors_ar?: Json | null
          combined_range_km?: number | null
          connector_basis?: string
          consumption_source?: string | null
          created_at?: string
          dc_kw?: number | null
          dealer?: string | null
          dimensions?: string | null
          drive?: string | null
          ev_range_km?: number | null
          id?: string
          import_channel?: string | null
          model?: string
          model_year?: number | null
          motor_power_hp?: number | null
          motorway_kwh_100km?: number | null
          photos?: Json | null
          powertrain?: string
          price_egp?: number | null
          price_source?: string | null
          price_standing?: string
          price_verified_on?: string | null
          published?: boolean
          range_cycle?: string | null
          range_km?: number | null
          rapid_mean_kw?: number | null
          safety_body?: string | null
          safety_stars?: number | null
          safety_year?: number | null
          seats?: number | null
          top_speed_kmh?: number | null
          torque_nm?: number | null
          town_kwh_100km?: number | null
          trims?: Json | null
          updated_at?: string
          usable_kwh?: number | null
          warranty_years?: number | null
        }
        Relationships: []
      }
      catalogue_imports: {
        Row: {
          id: string
          imported_at: string
          report: Json
        }
        Insert: {
          id: string
          imported_at?: string
          report: Json
        }
        Update: {
          id?: string
          imported_at?: string
          report?: Json
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
          item_id: string | null
          item_name: string | null
          language: string
          location: string
          name: string
          notified_at: string | null
          page: string | null
          parking_type: string
          phone: string
          shown: Json | null
          status: string
          status_changed_at: string | null
          status_reason: string | null
          user_id: string
          vehicle_model: string
        }
        Insert: {
          created_at?: string
          electrical_capacity?: string | null
          email?: string | null
          id?: string
          installation_type: string
          item_id?: string | null
          item_name?: string | null
          language?: string
          location: string
          name: string
          notified_at?: string | null
          page?: string | null
          parking_type: string
          phone: string
          shown?: Json | null
          status?: string
          status_changed_at?: string | null
          status_reason?: string | null
          user_id?: string
          vehicle_model: string
        }
        Update: {
          created_at?: string
          electrical_capacity?: string | null
          email?: string | null
          id?: string
          installation_type?: string
          item_id?: string | null
          item_name?: string | null
          language?: string
          location?: string
          name?: string
          notified_at?: string | null
          page?: string | null
          parking_type?: string
          phone?: string
          shown?: Json | null
          status?: string
          status_changed_at?: string | null
          status_reason?: string | null
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
          price_standing: string
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
          price_standing?: string
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
          price_standing?: string
          price_verified_on?: string | null
          published?: boolean
          updated_at?: string
          warranty_years?: number | null
        }
        Relationships: []
      }
      charging_point_imports: {
        Row: {
          failure: string | null
          id: string
          imported_at: string
          imported_by: string | null
          origin: string
          report: Json
        }
        Insert: {
          failure?: string | null
          id?: string
          imported_at?: string
          imported_by?: string | null
          origin: string
          report?: Json
        }
        Update: {
          failure?: string | null
          id?: string
          imported_at?: string
          imported_by?: string | null
          origin?: string
          report?: Json
        }
        Relationships: []
      }
      charging_point_reports: {
        Row: {
          created_at: string
          id: string
          kind: string
          language: string
          point_id: string
          settled_at: string | null
          settled_by: string | null
          words: string | null
        }
        Insert: {
          created_at?: string
          id?: string
          kind: string
          language: string
          point_id: string
          settled_at?: string | null
          settled_by?: string | null
          words?: string | null
        }
        Update: {
          created_at?: string
          id?: string
          kind?: string
          language?: string
          point_id?: string
          settled_at?: string | null
          settled_by?: string | null
          words?: string | null
        }
        Relationships: []
      }
      charging_points: {
        Row: {
          access: string | null
          address: string | null
          checked_by_phone_on: string | null
          connectors: Json
          corrected: Json
          cost: string | null
          country: string
          created_at: string
          governorate: string | null
          id: string
          last_confirmed_on: string | null
          lat: number
          lon: number
          name: string
          name_ar: string | null
          note: string | null
          ocm_id: number | null
          operator: string | null
          published: boolean
          source: string
          state: string | null
          town: string | null
          twin_of: string | null
          updated_at: string
        }
        Insert: {
          access?: string | null
          address?: string | null
          checked_by_phone_on?: string | null
          connectors?: Json
          corrected?: Json
          cost?: string | null
          country?: string
          created_at?: string
          governorate?: string | null
          id?: string
          last_confirmed_on?: string | null
          lat: number
          lon: number
          name: string
          name_ar?: string | null
          note?: string | null
          ocm_id?: number | null
          operator?: string | null
          published?: boolean
          source: string
          state?: string | null
          town?: string | null
          twin_of?: string | null
          updated_at?: string
        }
        Update: {
          access?: string | null
          address?: string | null
          checked_by_phone_on?: string | null
          connectors?: Json
          corrected?: Json
          cost?: string | null
          country?: string
          created_at?: string
          governorate?: string | null
          id?: string
          last_confirmed_on?: string | null
          lat?: number
          lon?: number
          name?: string
          name_ar?: string | null
          note?: string | null
          ocm_id?: number | null
          operator?: string | null
          published?: boolean
          source?: string
          state?: string | null
          town?: string | null
          twin_of?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      favorites: {
        Row: {
          created_at: string
          id: string
          item_id: string
          item_type: string
          price_mail_in: string | null
          saved_price_egp: number | null
          told_price_egp: number | null
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          item_id: string
          item_type: string
          price_mail_in?: string | null
          saved_price_egp?: number | null
          told_price_egp?: number | null
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          item_id?: string
          item_type?: string
          price_mail_in?: string | null
          saved_price_egp?: number | null
          told_price_egp?: number | null
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
          item_id: string | null
          item_name: string | null
          language: string
          mobile_number: string
          model: string
          monthly_income: string
          name: string
          notified_at: string | null
          occupation: string
          page: string | null
          shown: Json | null
          status: string
          status_changed_at: string | null
          status_reason: string | null
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
          item_id?: string | null
          item_name?: string | null
          language?: string
          mobile_number: string
          model: string
          monthly_income: string
          name: string
          notified_at?: string | null
          occupation: string
          page?: string | null
          shown?: Json | null
          status?: string
          status_changed_at?: string | null
          status_reason?: string | null
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
          item_id?: string | null
          item_name?: string | null
          language?: string
          mobile_number?: string
          model?: string
          monthly_income?: string
          name?: string
          notified_at?: string | null
          occupation?: string
          page?: string | null
          shown?: Json | null
          status?: string
          status_changed_at?: string | null
          status_reason?: string | null
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
          item_id: string | null
          item_name: string | null
          language: string
          model: string
          notified_at: string | null
          page: string | null
          phone: string
          shown: Json | null
          status: string
          status_changed_at: string | null
          status_reason: string | null
          user_id: string
          year: number
        }
        Insert: {
          brand: string
          created_at?: string
          current_car_price: number
          ev_owner_name: string
          id?: string
          item_id?: string | null
          item_name?: string | null
          language?: string
          model: string
          notified_at?: string | null
          page?: string | null
          phone: string
          shown?: Json | null
          status?: string
          status_changed_at?: string | null
          status_reason?: string | null
          user_id?: string
          year: number
        }
        Update: {
          brand?: string
          created_at?: string
          current_car_price?: number
          ev_owner_name?: string
          id?: string
          item_id?: string | null
          item_name?: string | null
          language?: string
          model?: string
          notified_at?: string | null
          page?: string | null
          phone?: string
          shown?: Json | null
          status?: string
          status_changed_at?: string | null
          status_reason?: string | null
          user_id?: string
          year?: number
        }
        Relationships: []
      }
      lead_events: {
        Row: {
          action: string
          actor_id: string | null
          actor_name: string
          detail: Json
          happened_at: string
          id: string
          kind: string
          request_id: string
        }
        Insert: {
          action: string
          actor_id?: string | null
          actor_name: string
          detail?: Json
          happened_at?: string
          id: string
          kind: string
          request_id: string
        }
        Update: {
          action?: string
          actor_id?: string | null
          actor_name?: string
          detail?: Json
          happened_at?: string
          id?: string
          kind?: string
          request_id?: string
        }
        Relationships: []
      }
      leads: {
        Row: {
          answer_due_at: string
          answered_at: string | null
          changed_at: string
          created_at: string
          duplicate_of: string | null
          email: string
          id: string
          kind: string
          language: string
          name: string
          next_at: string | null
          next_step: string | null
          outcome: string | null
          outcome_reason: string | null
          owner_id: string | null
          phone: string
          phone_key: string
          status: string
          subject: string
          user_id: string
          version: number
          visit_on: string | null
          words: string
        }
        Insert: {
          answer_due_at: string
          answered_at?: string | null
          changed_at?: string
          created_at: string
          duplicate_of?: string | null
          email: string
          id: string
          kind: string
          language: string
          name: string
          next_at?: string | null
          next_step?: string | null
          outcome?: string | null
          outcome_reason?: string | null
          owner_id?: string | null
          phone: string
          phone_key: string
          status?: string
          subject: string
          user_id: string
          version?: number
          visit_on?: string | null
          words: string
        }
        Update: {
          answer_due_at?: string
          answered_at?: string | null
          changed_at?: string
          created_at?: string
          duplicate_of?: string | null
          email?: string
          id?: string
          kind?: string
          language?: string
          name?: string
          next_at?: string | null
          next_step?: string | null
          outcome?: string | null
          outcome_reason?: string | null
          owner_id?: string | null
          phone?: string
          phone_key?: string
          status?: string
          subject?: string
          user_id?: string
          version?: number
          visit_on?: string | null
          words?: string
        }
        Relationships: []
      }
      message_templates: {
        Row: {
          id: string
          name_ar: string
          name_en: string
          position: number
          purpose: string
          text_ar: string
          text_en: string
        }
        Insert: {
          id: string
          name_ar: string
          name_en: string
          position: number
          purpose: string
          text_ar: string
          text_en: string
        }
        Update: {
          id?: string
          name_ar?: string
          name_en?: string
          position?: number
          purpose?: string
          text_ar?: string
          text_en?: string
        }
        Relationships: []
      }
      notifications: {
        Row: {
          attempts: number
          audience: string
          claimed_until: string | null
          created_at: string
          detail: Json
          due_at: string
          event_id: string
          given_up_at: string | null
          kind: string
          last_error: string | null
          request_id: string
          sent_at: string | null
          step: string
          user_id: string | null
        }
        Insert: {
          attempts?: number
          audience: string
          claimed_until?: string | null
          created_at?: string
          detail?: Json
          due_at: string
          event_id?: string
          given_up_at?: string | null
          kind: string
          last_error?: string | null
          request_id: string
          sent_at?: string | null
          step?: string
          user_id?: string | null
        }
        Update: {
          attempts?: number
          audience?: string
          claimed_until?: string | null
          created_at?: string
          detail?: Json
          due_at?: string
          event_id?: string
          given_up_at?: string | null
          kind?: string
          last_error?: string | null
          request_id?: string
          sent_at?: string | null
          step?: string
          user_id?: string | null
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
      person_data_log: {
        Row: {
          account_id: string
          action: string
          actor_id: string
          happened_at: string
          id: number
        }
        Insert: {
          account_id: string
          action: string
          actor_id: string
          happened_at?: string
          id?: number
        }
        Update: {
          account_id?: string
          action?: string
          actor_id?: string
          happened_at?: string
          id?: number
        }
        Relationships: []
      }
      price_history: {
        Row: {
          changed_at: string
          item_id: string
          item_type: string
          price_egp: number | null
          price_source: string | null
          price_standing: string
          price_verified_on: string | null
        }
        Insert: {
          changed_at?: string
          item_id: string
          item_type: string
          price_egp?: number | null
          price_source?: string | null
          price_standing?: string
          price_verified_on?: string | null
        }
        Update: {
          changed_at?: string
          item_id?: string
          item_type?: string
          price_egp?: number | null
          price_source?: string | null
          price_standing?: string
          price_verified_on?: string | null
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
      staff_invitations: {
        Row: {
          email: string
          invited_at: string
          invited_by: string | null
          role: string
        }
        Insert: {
          email: string
          invited_at?: string
          invited_by?: string | null
          role: string
        }
        Update: {
          email?: string
          invited_at?: string
          invited_by?: string | null
          role?: string
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
          granted_by: string | null
          role: string
          user_id: string
        }
        Insert: {
          granted_at?: string
          granted_by?: string | null
          role: string
          user_id: string
        }
        Update: {
          granted_at?: string
          granted_by?: string | null
          role?: string
          user_id?: string
        }
        Relationships: []
      }
      visit_places: {
        Row: {
          address_ar: string
          address_en: string
          created_at: string
          id: string
          map_url: string | null
          name_ar: string
          name_en: string
          open: boolean
        }
        Insert: {
          address_ar: string
          address_en: string
          created_at?: string
          id: string
          map_url?: string | null
          name_ar: string
          name_en: string
          open?: boolean
        }
        Update: {
          address_ar?: string
          address_en?: string
          created_at?: string
          id?: string
          map_url?: string | null
          name_ar?: string
          name_en?: string
          open?: boolean
        }
        Relationships: []
      }
      visit_proposals: {
        Row: {
          chosen: Json | null
          created_at: string
          created_by: string | null
          expires_at: string
          id: string
          request_id: string
          slots: Json
          token_hash: string
          used_at: string | null
          user_id: string
        }
        Insert: {
          chosen?: Json | null
          created_at?: string
          created_by?: string | null
          expires_at: string
          id: string
          request_id: string
          slots: Json
          token_hash: string
          used_at?: string | null
          user_id: string
        }
        Update: {
          chosen?: Json | null
          created_at?: string
          created_by?: string | null
          expires_at?: string
          id?: string
          request_id?: string
          slots?: Json
          token_hash?: string
          used_at?: string | null
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
          item_id: string | null
          item_name: string | null
          language: string
          model_name: string
          notified_at: string | null
          page: string | null
          phone_number: string
          preferred_color: string | null
          shown: Json | null
          status: string
          status_changed_at: string | null
          status_reason: string | null
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
          item_id?: string | null
          item_name?: string | null
          language?: string
          model_name: string
          notified_at?: string | null
          page?: string | null
          phone_number: string
          preferred_color?: string | null
          shown?: Json | null
          status?: string
          status_changed_at?: string | null
          status_reason?: string | null
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
          item_id?: string | null
          item_name?: string | null
          language?: string
          model_name?: string
          notified_at?: string | null
          page?: string | null
          phone_number?: string
          preferred_color?: string | null
          shown?: Json | null
          status?: string
          status_changed_at?: string | null
          status_reason?: string | null
          trim?: string | null
          user_id?: string
          visit_date?: string
          visit_time?: string
        }
        Relationships: []
      }
      visits: {
        Row: {
          changed_at: string
          day: string
          place_id: string | null
          reason: string | null
          request_id: string
          sequence: number
          slot: string
          state: string
          user_id: string
        }
        Insert: {
          changed_at?: string
          day: string
          place_id?: string | null
          reason?: string | null
          request_id: string
          sequence?: number
          slot: string
          state: string
          user_id: string
        }
        Update: {
          changed_at?: string
          day?: string
          place_id?: string | null
          reason?: string | null
          request_id?: string
          sequence?: number
          slot?: string
          state?: string
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      accept_invitation: { Args: never; Returns: boolean }
      allow_call: { Args: { action: string; caller: string; most: number; seconds: number }; Returns: boolean }
      answer_own_visit_proposal: { Args: { proposal: string; choice: Json }; Returns: Json }
      answer_visit_proposal: { Args: { token: string; choice: Json }; Returns: Json }
      ask_another_hour: { Args: { request: string; event: string; on_day: string; at_slot: string }; Returns: boolean }
      cancel_request: { Args: { of_kind: string; request: string; event: string }; Returns: boolean }
      catalogue_changes: { Args: { since: string }; Returns: Json }
      charging_point_changes: { Args: { since: string }; Returns: Json }
      claim_due_notifications: { Args: { most: number }; Returns: Json }
      claim_notifications_of: { Args: { request: string; asker: string }; Returns: Json }
      claim_rebuild: { Args: never; Returns: number }
      delete_account: { Args: { account: string }; Returns: boolean }
      delete_person_data: { Args: { person: string }; Returns: boolean }
      desk_act: { Args: { of_kind: string; request: string; event: string; action: string; detail?: Json; seen_version?: number }; Returns: Json }
      desk_calendar: { Args: { first_day: string; last_day: string }; Returns: Json }
      desk_clock: { Args: never; Returns: string }
      desk_counts: { Args: never; Returns: Json }
      desk_mail_faults: { Args: never; Returns: Json }
      desk_numbers: { Args: { from_day?: string; to_day?: string }; Returns: Json }
      desk_point_imports: { Args: never; Returns: Json }
      desk_point_reports: { Args: never; Returns: Json }
      desk_propose: { Args: { request: string; event: string; token: string; hours: Json; message: string; seen_version: number }; Returns: Json }
      desk_queue: { Args: { filters?: Json; oldest_first?: boolean; after?: string; after_id?: string; most?: number }; Returns: Json }
      desk_rebuild: { Args: never; Returns: Json }
      desk_request: { Args: { of_kind: string; request: string }; Returns: Json }
      desk_visit: { Args: { request: string; event: string; to_state: string; place?: string; on_day?: string; at_slot?: string; why?: string; seen_version?: number }; Returns: Json }
      export_person_data: { Args: { person: string }; Returns: Json }
      forget_accounts: { Args: never; Returns: undefined }
      forget_calls: { Args: never; Returns: undefined }
      forget_page_views: { Args: never; Returns: undefined }
      forget_point_reports: { Args: never; Returns: undefined }
      forget_requests: { Args: never; Returns: undefined }
      import_catalogue: { Args: { import_id: string; edited_table: string; lines: Json }; Returns: Json }
      import_charging_points: { Args: { lines: Json }; Returns: undefined }
      invite_staff: { Args: { to_email: string; to_role: string }; Returns: string }
      is_manager: { Args: never; Returns: boolean }
      is_staff: { Args: never; Returns: boolean }
      keep_password: { Args: never; Returns: boolean }
      note_deploy: { Args: { reason?: string }; Returns: undefined }
      note_page_view: { Args: { caller: string; page: string; host: string }; Returns: boolean }
      note_point_import: { Args: { report: Json; failure?: string }; Returns: undefined }
      own_visit_proposals: { Args: never; Returns: Json }
      page_view_report: { Args: { days: number }; Returns: Json }
      person_data_history: { Args: { most?: number }; Returns: Json }
      remove_staff: { Args: { member_email: string; hand_over_to?: string }; Returns: boolean }
      report_charging_point: { Args: { point: string; of_kind: string; words: string; written_in: string }; Returns: string }
      settle_notification: { Args: { about: string; about_kind: string; told: string; attempt: number; failure: string; hopeless?: boolean; of_event?: string }; Returns: string }
      settle_point_report: { Args: { report: string }; Returns: undefined }
      settle_rebuild: { Args: { number: number }; Returns: number }
      sign_in_of: { Args: { account: string; session: string }; Returns: Json }
      staff_members: { Args: never; Returns: Json }
      stop_price_mail: { Args: { favorite: string }; Returns: Json }
      visit_proposal: { Args: { token: string }; Returns: Json }
      want_rebuild: { Args: never; Returns: number }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
