Feature: Who lands, as printed
  Which ships Establish Landing Protocols speak of.

  @ruling=custom-cards-949
  Rule: Establish Landing Protocols let land those ships of their player's that require no staffing

    Scenario Outline: by <whose> protocols a ship of Alice's that requires <what> lands, and that is <verdict>
      Given these made-up cards:
        | card       | type      | affiliations | range | staffing   | icons   |
        | Plain Ship | ship      | Federation   | 8     | <staffing> |         |
        | Plain Mate | personnel | Federation   |       |            | command |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card       | where               |
        | Plain Ship | at "Excavation"     |
        | Plain Mate | aboard "Plain Ship" |
      And <player> has:
        | card                        | where        |
        | Establish Landing Protocols | on the table |
      When Alice lands "Plain Ship" on "Excavation"
      Then that is <verdict>

      Examples: By her own without staffing and with it, and by the opponent's
        | whose   | player | what        | staffing | verdict |
        | her own | Alice  | no staffing |          | legal   |
        | her own | Alice  | an officer  | command  | illegal |
        | Bob's   | Bob    | no staffing |          | illegal |
