Feature: Who lands, as printed
  Which ships Establish Landing Protocols speak of.

  @ruling=custom-cards-949
  Rule: Establish Landing Protocols lets its player's ships land that have no staffing requirements

    @frame=many
    Example: the ship that requires an officer stays in orbit, and the one that requires nobody lands
      Given these made-up cards:
        | card         | type      | affiliations | range | staffing | icons   |
        | Plain Ship   | ship      | Federation   | 8     |          |         |
        | Guarded Ship | ship      | Federation   | 8     | command  |         |
        | Plain Mate   | personnel | Federation   |       |          | command |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                        | where                 |
        | Establish Landing Protocols | on the table          |
        | Plain Ship                  | at "Excavation"       |
        | Plain Mate [one]            | aboard "Plain Ship"   |
        | Guarded Ship                | at "Excavation"       |
        | Plain Mate [other]          | aboard "Guarded Ship" |
      Then these are illegal:
        | action                                     |
        | Alice lands "Guarded Ship" on "Excavation" |
      When Alice lands "Plain Ship" on "Excavation"
      Then "Plain Ship" is now on "Excavation"
