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
      catalogue_batches: {
        Row: {
          actor_id: string | null
          actor_name: string
          edited_table: string
          id: string
          kind: string
          report: Json
          saved_at: string
          source: string | null
          source_day: string | null
        }
        Insert: {
          actor_id?: string | null
          actor_name: string
          edited_table: string
          id: string
          kind: string
          report: Json
          saved_at?: string
          source?: string | null
          source_day?: string | null
        }
        Update: {
          actor_id?: string | null
          actor_name?: string
          edited_table?: string
          id?: string
          kind?: string
          report?: Json
          saved_at?: string
          source?: string | null
          source_day?: string | null
        }
        Relationships: []
      }
      catalogue_events: {
        Row: {
          action: string
          actor_id: string | null
          actor_name: string | null
          batch_id: string | null
          changes: Json
          happened_at: string
          id: number
          item_id: string
          item_name: string
          item_type: string
        }
        Insert: {
          action: string
          actor_id?: string | null
          actor_name?: string | null
          batch_id?: string | null
          changes?: Json
          happened_at?: string
          id?: number
          item_id: string
          item_name: string
          item_type: string
        }
        Update: {
          action?: string
          actor_id?: string | null
          actor_name?: string | null
          batch_id?: string | null
          changes?: Json
          happened_at?: string
          id?: number
          item_id?: string
          item_name?: string
          item_type?: string
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
          failure: Json | null
          id: string
          imported_at: string
          imported_by: string | null
          origin: string
          report: Json
        }
        Insert: {
          failure?: Json | null
          id?: string
          imported_at?: string
          imported_by?: string | null
          origin: string
          report?: Json
        }
        Update: {
          failure?: Json | null
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
      close_reasons: {
        Row: {
          id: string
          open: boolean
          position: number
          text_ar: string
          text_en: string
        }
        Insert: {
          id: string
          open?: boolean
          position: number
          text_ar: string
          text_en: string
        }
        Update: {
          id?: string
          open?: boolean
          position?: number
          text_ar?: string
          text_en?: string
        }
        Relationships: []
      }
      desk_alerts: {
        Row: {
          language: string | null
          mail_due: boolean
          mail_late: boolean
          mail_mine: boolean
          mail_weekly: boolean
          push_due: boolean
          push_late: boolean
          push_mine: boolean
          push_new: boolean
          user_id: string
        }
        Insert: {
          language?: string | null
          mail_due?: boolean
          mail_late?: boolean
          mail_mine?: boolean
          mail_weekly?: boolean
          push_due?: boolean
          push_late?: boolean
          push_mine?: boolean
          push_new?: boolean
          user_id: string
        }
        Update: {
          language?: string | null
          mail_due?: boolean
          mail_late?: boolean
          mail_mine?: boolean
          mail_weekly?: boolean
          push_due?: boolean
          push_late?: boolean
          push_mine?: boolean
          push_new?: boolean
          user_id?: string
        }
        Relationships: []
      }
      desk_exports: {
        Row: {
          actor_id: string
          actor_name: string
          attempt_rows: number
          filters: Json
          happened_at: string
          id: string
          rows: number
        }
        Insert: {
          actor_id: string
          actor_name: string
          attempt_rows?: number
          filters: Json
          happened_at?: string
          id: string
          rows?: number
        }
        Update: {
          actor_id?: string
          actor_name?: string
          attempt_rows?: number
          filters?: Json
          happened_at?: string
          id?: string
          rows?: number
        }
        Relationships: []
      }
      desk_holidays: {
        Row: {
          day: string
          name: string
        }
        Insert: {
          day: string
          name?: string
        }
        Update: {
          day?: string
          name?: string
        }
        Relationships: []
      }
      desk_hours: {
        Row: {
          closes: string | null
          opens: string | null
          weekday: number
        }
        Insert: {
          closes?: string | null
          opens?: string | null
          weekday: number
        }
        Update: {
          closes?: string | null
          opens?: string | null
          weekday?: number
        }
        Relationships: []
      }
      desk_news: {
        Row: {
          about_at: string
          by_name: string | null
          happened_at: string
          id: string
          kind: string
          mail_id: string | null
          request_id: string
          user_id: string
          wants_mail: boolean
          what: string
        }
        Insert: {
          about_at: string
          by_name?: string | null
          happened_at?: string
          id?: string
          kind: string
          mail_id?: string | null
          request_id: string
          user_id: string
          wants_mail: boolean
          what: string
        }
        Update: {
          about_at?: string
          by_name?: string | null
          happened_at?: string
          id?: string
          kind?: string
          mail_id?: string | null
          request_id?: string
          user_id?: string
          wants_mail?: boolean
          what?: string
        }
        Relationships: []
      }
      desk_settings: {
        Row: {
          by_turn: boolean
          late_minutes: number
          only_row: boolean
          version: number
        }
        Insert: {
          by_turn?: boolean
          late_minutes?: number
          only_row?: boolean
          version?: number
        }
        Update: {
          by_turn?: boolean
          late_minutes?: number
          only_row?: boolean
          version?: number
        }
        Relationships: []
      }
      desk_targets: {
        Row: {
          id: string
          member_id: string | null
          month: string
          won: number
        }
        Insert: {
          id?: string
          member_id?: string | null
          month: string
          won: number
        }
        Update: {
          id?: string
          member_id?: string | null
          month?: string
          won?: number
        }
        Relationships: []
      }
      desk_views: {
        Row: {
          id: string
          name: string
          owner_id: string
          position: number
          query: string
          shared: boolean
        }
        Insert: {
          id: string
          name: string
          owner_id: string
          position?: number
          query: string
          shared?: boolean
        }
        Update: {
          id?: string
          name?: string
          owner_id?: string
          position?: number
          query?: string
          shared?: boolean
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
      lead_turns: {
        Row: {
          given_at: string
          kind: string
          passed_at: string | null
          request_id: string
          user_id: string
        }
        Insert: {
          given_at: string
          kind: string
          passed_at?: string | null
          request_id: string
          user_id: string
        }
        Update: {
          given_at?: string
          kind?: string
          passed_at?: string | null
          request_id?: string
          user_id?: string
        }
        Relationships: []
      }
      leads: {
        Row: {
          amount_egp: number | null
          answer_due_at: string
          answered_at: string | null
          answered_by: string | null
          budget_egp: number | null
          changed_at: string
          city: string | null
          closed_at: string | null
          created_at: string
          deal_item_id: string | null
          deal_item_name: string | null
          duplicate_of: string | null
          email: string
          expected_on: string | null
          id: string
          item_id: string | null
          kind: string
          language: string
          last_action: string | null
          last_at: string | null
          last_outcome: string | null
          name: string
          next_at: string | null
          next_step: string | null
          outcome: string | null
          outcome_reason: string | null
          outcome_reason_id: string | null
          owner_id: string | null
          person_id: string
          phone: string
          phone_key: string
          phone_wrong: boolean
          source: string
          stage: string | null
          status: string
          subject: string
          user_id: string | null
          version: number
          visit_on: string | null
          words: string
        }
        Insert: {
          amount_egp?: number | null
          answer_due_at: string
          answered_at?: string | null
          answered_by?: string | null
          budget_egp?: number | null
          changed_at?: string
          city?: string | null
          closed_at?: string | null
          created_at: string
          deal_item_id?: string | null
          deal_item_name?: string | null
          duplicate_of?: string | null
          email: string
          expected_on?: string | null
          id: string
          item_id?: string | null
          kind: string
          language: string
          last_action?: string | null
          last_at?: string | null
          last_outcome?: string | null
          name: string
          next_at?: string | null
          next_step?: string | null
          outcome?: string | null
          outcome_reason?: string | null
          outcome_reason_id?: string | null
          owner_id?: string | null
          person_id: string
          phone: string
          phone_key: string
          phone_wrong?: boolean
          source?: string
          stage?: string | null
          status?: string
          subject: string
          user_id?: string | null
          version?: number
          visit_on?: string | null
          words: string
        }
        Update: {
          amount_egp?: number | null
          answer_due_at?: string
          answered_at?: string | null
          answered_by?: string | null
          budget_egp?: number | null
          changed_at?: string
          city?: string | null
          closed_at?: string | null
          created_at?: string
          deal_item_id?: string | null
          deal_item_name?: string | null
          duplicate_of?: string | null
          email?: string
          expected_on?: string | null
          id?: string
          item_id?: string | null
          kind?: string
          language?: string
          last_action?: string | null
          last_at?: string | null
          last_outcome?: string | null
          name?: string
          next_at?: string | null
          next_step?: string | null
          outcome?: string | null
          outcome_reason?: string | null
          outcome_reason_id?: string | null
          owner_id?: string | null
          person_id?: string
          phone?: string
          phone_key?: string
          phone_wrong?: boolean
          source?: string
          stage?: string | null
          status?: string
          subject?: string
          user_id?: string | null
          version?: number
          visit_on?: string | null
          words?: string
        }
        Relationships: []
      }
      member_days_off: {
        Row: {
          first_day: string
          last_day: string
          user_id: string
        }
        Insert: {
          first_day: string
          last_day: string
          user_id: string
        }
        Update: {
          first_day?: string
          last_day?: string
          user_id?: string
        }
        Relationships: []
      }
      member_duty: {
        Row: {
          last_turn: number | null
          takes_new: boolean
          user_id: string
          weekdays: number[]
        }
        Insert: {
          last_turn?: number | null
          takes_new?: boolean
          user_id: string
          weekdays?: number[]
        }
        Update: {
          last_turn?: number | null
          takes_new?: boolean
          user_id?: string
          weekdays?: number[]
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
      people: {
        Row: {
          created_at: string
          id: string
          owner_id: string | null
        }
        Insert: {
          created_at?: string
          id?: string
          owner_id?: string | null
        }
        Update: {
          created_at?: string
          id?: string
          owner_id?: string | null
        }
        Relationships: []
      }
      person_data_log: {
        Row: {
          account_id: string
          action: string
          actor_id: string
          actor_name: string | null
          happened_at: string
          id: number
        }
        Insert: {
          account_id: string
          action: string
          actor_id: string
          actor_name?: string | null
          happened_at?: string
          id?: number
        }
        Update: {
          account_id?: string
          action?: string
          actor_id?: string
          actor_name?: string | null
          happened_at?: string
          id?: number
        }
        Relationships: []
      }
      person_merges: {
        Row: {
          actor_id: string | null
          actor_name: string
          event: string
          happened_at: string
          keep_id: string
          moved: Json
          other_id: string
          other_owner_id: string | null
          undone_at: string | null
          undone_by: string | null
        }
        Insert: {
          actor_id?: string | null
          actor_name: string
          event: string
          happened_at?: string
          keep_id: string
          moved: Json
          other_id: string
          other_owner_id?: string | null
          undone_at?: string | null
          undone_by?: string | null
        }
        Update: {
          actor_id?: string | null
          actor_name?: string
          event?: string
          happened_at?: string
          keep_id?: string
          moved?: Json
          other_id?: string
          other_owner_id?: string | null
          undone_at?: string | null
          undone_by?: string | null
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
      push_deliveries: {
        Row: {
          attempts: number
          claimed_until: string | null
          due_at: string
          id: string
          news_id: string
          subscription_id: string
        }
        Insert: {
          attempts?: number
          claimed_until?: string | null
          due_at?: string
          id?: string
          news_id: string
          subscription_id: string
        }
        Update: {
          attempts?: number
          claimed_until?: string | null
          due_at?: string
          id?: string
          news_id?: string
          subscription_id?: string
        }
        Relationships: []
      }
      push_subscriptions: {
        Row: {
          auth: string
          created_at: string
          endpoint: string
          id: string
          language: string
          p256dh: string
          user_id: string
        }
        Insert: {
          auth: string
          created_at?: string
          endpoint: string
          id?: string
          language: string
          p256dh: string
          user_id: string
        }
        Update: {
          auth?: string
          created_at?: string
          endpoint?: string
          id?: string
          language?: string
          p256dh?: string
          user_id?: string
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
      team_events: {
        Row: {
          action: string
          actor_id: string | null
          actor_name: string | null
          happened_at: string
          id: number
          member_name: string
          month: string | null
          role: string | null
          won: number | null
        }
        Insert: {
          action: string
          actor_id?: string | null
          actor_name?: string | null
          happened_at?: string
          id?: number
          member_name: string
          month?: string | null
          role?: string | null
          won?: number | null
        }
        Update: {
          action?: string
          actor_id?: string | null
          actor_name?: string | null
          happened_at?: string
          id?: number
          member_name?: string
          month?: string | null
          role?: string | null
          won?: number | null
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
      walk_ins: {
        Row: {
          city: string | null
          created_at: string
          created_by: string | null
          email: string | null
          id: string
          item_id: string | null
          item_name: string | null
          language: string
          name: string
          note: string | null
          phone: string
          source: string
          status: string
          status_changed_at: string | null
          status_reason: string | null
        }
        Insert: {
          city?: string | null
          created_at?: string
          created_by?: string | null
          email?: string | null
          id: string
          item_id?: string | null
          item_name?: string | null
          language?: string
          name: string
          note?: string | null
          phone: string
          source: string
          status?: string
          status_changed_at?: string | null
          status_reason?: string | null
        }
        Update: {
          city?: string | null
          created_at?: string
          created_by?: string | null
          email?: string | null
          id?: string
          item_id?: string | null
          item_name?: string | null
          language?: string
          name?: string
          note?: string | null
          phone?: string
          source?: string
          status?: string
          status_changed_at?: string | null
          status_reason?: string | null
        }
        Relationships: []
      }
      weekly_reports: {
        Row: {
          figures: Json
          sunday: string
          written_at: string
        }
        Insert: {
          figures: Json
          sunday: string
          written_at?: string
        }
        Update: {
          figures?: Json
          sunday?: string
          written_at?: string
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
      catalogue_feed: { Args: { on_day?: string; person?: string; item?: string; before?: string; most?: number }; Returns: Json }
      charging_point_changes: { Args: { since: string }; Returns: Json }
      claim_due_notifications: { Args: { most: number }; Returns: Json }
      claim_notifications_of: { Args: { request: string; asker: string }; Returns: Json }
      claim_pushes: { Args: { most: number; about?: string }; Returns: Json }
      claim_rebuild: { Args: never; Returns: number }
      delete_account: { Args: { account: string }; Returns: boolean }
      delete_person_data: { Args: { person: string }; Returns: boolean }
      delete_walk_ins: { Args: { person: string }; Returns: boolean }
      desk_act: { Args: { of_kind: string; request: string; event: string; action: string; detail?: Json; seen_version?: number }; Returns: Json }
      desk_act_many: { Args: { event: string; action: string; detail: Json; rows: Json }; Returns: Json }
      desk_add_walk_in: { Args: { walk_in: string; answers: Json }; Returns: Json }
      desk_alerts: { Args: never; Returns: Json }
      desk_board: { Args: { filters?: Json; oldest_first?: boolean; most?: number }; Returns: Json }
      desk_calendar: { Args: { first_day: string; last_day: string }; Returns: Json }
      desk_clock: { Args: never; Returns: string }
      desk_counts: { Args: { within?: Json }; Returns: Json }
      desk_delete_view: { Args: { view: string }; Returns: boolean }
      desk_dismiss_twins: { Args: { one: string; other: string }; Returns: undefined }
      desk_duty: { Args: never; Returns: Json }
      desk_export: { Args: { export: string; filters: Json; after?: string; after_id?: string; most?: number }; Returns: Json }
      desk_export_history: { Args: { most?: number }; Returns: Json }
      desk_feed: { Args: { area?: string; on_day?: string; person?: string; item?: string; customer?: string; before?: string; before_key?: string; most?: number }; Returns: Json }
      desk_give_person: { Args: { event: string; person: string; successor?: string; seen_owner?: string }; Returns: Json }
      desk_mail_faults: { Args: never; Returns: Json }
      desk_merge: { Args: { event: string; keep: string; other: string }; Returns: Json }
      desk_merge_preview: { Args: { keep: string; other: string }; Returns: Json }
      desk_month: { Args: { in_month: string }; Returns: Json }
      desk_person: { Args: { person: string; before?: string; before_id?: string; most?: number }; Returns: Json }
      desk_point_imports: { Args: never; Returns: Json }
      desk_point_reports: { Args: never; Returns: Json }
      desk_propose: { Args: { request: string; event: string; token: string; hours: Json; message: string; seen_version: number }; Returns: Json }
      desk_queue: { Args: { filters?: Json; oldest_first?: boolean; after?: string; after_id?: string; most?: number }; Returns: Json }
      desk_rebuild: { Args: never; Returns: Json }
      desk_request: { Args: { of_kind: string; request: string }; Returns: Json }
      desk_sales_numbers: { Args: { from_day?: string; to_day?: string }; Returns: Json }
      desk_save_view: { Args: { view: string; named: string; of_query: string; for_all: boolean; at_position: number }; Returns: undefined }
      desk_set_target: { Args: { in_month: string; to_win?: number; member?: string }; Returns: undefined }
      desk_site_numbers: { Args: { from_day?: string; to_day?: string }; Returns: Json }
      desk_targets: { Args: { from_month: string; to_month: string }; Returns: Json }
      desk_twins: { Args: { most?: number }; Returns: Json }
      desk_undo_many: { Args: { event: string }; Returns: Json }
      desk_unmerge: { Args: { event: string }; Returns: Json }
      desk_views: { Args: never; Returns: Json }
      desk_visit: { Args: { request: string; event: string; to_state: string; place?: string; on_day?: string; at_slot?: string; why?: string; seen_version?: number }; Returns: Json }
      desk_waiting: { Args: never; Returns: number }
      export_person_data: { Args: { person: string }; Returns: Json }
      forget_accounts: { Args: never; Returns: undefined }
      forget_calls: { Args: never; Returns: undefined }
      forget_news: { Args: never; Returns: undefined }
      forget_page_views: { Args: never; Returns: undefined }
      forget_point_reports: { Args: never; Returns: undefined }
      forget_requests: { Args: never; Returns: undefined }
      import_charging_points: { Args: { lines: Json }; Returns: undefined }
      invite_staff: { Args: { to_email: string; to_role: string }; Returns: string }
      is_manager: { Args: never; Returns: boolean }
      is_staff: { Args: never; Returns: boolean }
      keep_password: { Args: never; Returns: boolean }
      note_deploy: { Args: { reason?: string }; Returns: undefined }
      note_page_view: { Args: { caller: string; page: string; host: string }; Returns: boolean }
      note_point_import: { Args: { report: Json }; Returns: undefined }
      own_request_contacts: { Args: never; Returns: Json }
      own_visit_proposals: { Args: never; Returns: Json }
      page_view_report: { Args: { days: number }; Returns: Json }
      person_data_history: { Args: { most?: number }; Returns: Json }
      remove_push_subscription: { Args: { address: string }; Returns: undefined }
      remove_staff: { Args: { member_email: string; hand_over_to?: string }; Returns: boolean }
      report_charging_point: { Args: { point: string; of_kind: string; words: string; written_in: string }; Returns: string }
      save_catalogue_batch: { Args: { batch_id: string; edited_table: string; lines: Json; batch_kind?: string; batch_source?: string; batch_day?: string }; Returns: Json }
      save_desk_alerts: { Args: { alerts: Json }; Returns: undefined }
      save_duty: { Args: { member: string; duty: Json }; Returns: boolean }
      save_office: { Args: { office: Json; seen_version: number }; Returns: string }
      save_push_subscription: { Args: { address: string; key: string; secret: string; in_language: string }; Returns: undefined }
      settle_notification: { Args: { about: string; about_kind: string; told: string; attempt: number; failure: string; hopeless?: boolean; of_event?: string }; Returns: string }
      settle_point_report: { Args: { report: string }; Returns: undefined }
      settle_push: { Args: { delivery: string; attempt: number; outcome: string; pause?: number }; Returns: undefined }
      settle_rebuild: { Args: { number: number }; Returns: number }
      sign_in_of: { Args: { account: string; session: string }; Returns: Json }
      staff_members: { Args: never; Returns: Json }
      stop_price_mail: { Args: { favorite: string }; Returns: Json }
      sweep_desk: { Args: { at?: string }; Returns: Json }
      visit_proposal: { Args: { token: string }; Returns: Json }
      want_rebuild: { Args: never; Returns: number }
      write_weekly_report: { Args: { at?: string }; Returns: number }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
