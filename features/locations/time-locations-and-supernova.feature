Feature: Time locations and a Supernova
  Another time is another place.

  @ruling=1eS-supernova-13
  Rule: A time location is unaffected when the mission that corresponds to it is destroyed

    Example: whoever is at Sherman's Peak lives on
      Given these locations:
        | location                | quadrant |
        | Agricultural Assessment | Alpha    |
        | Sherman's Peak          | Time     |
      And Alice has:
        | card      | where        |
        | Tox Uthat | on the table |
        | Supernova | in hand      |
      And Bob has:
        | card            | where                        |
        | Runabout [then] | at "Sherman's Peak"          |
        | Worf            | on "Sherman's Peak"          |
        | Runabout [now]  | at "Agricultural Assessment" |
      When Alice plays "Supernova" on "Agricultural Assessment"
      Then "Supernova" is now on "Agricultural Assessment"
      And "Runabout" [now] is now in Bob's discard pile
      And "Tox Uthat" is now in Alice's discard pile
      And nothing else has changed
