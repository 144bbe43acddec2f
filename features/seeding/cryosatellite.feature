Feature: Personnel seeded in a Cryosatellite
  They are seed cards like any other.

  Rule: Personnel in a Cryosatellite count toward the thirty seed cards

    Scenario Outline: with Khan the next card is the <which>, <document>
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Explore Black Cluster |
      And it is the dilemma phase
      And Alice has:
        | card          | where                         | count      |
        | Archer        | under "Excavation"            | <dilemmas> |
        | Cryosatellite | under "Explore Black Cluster" |            |
        | Khan          | under "Cryosatellite"         |            |
        | Chalnoth      | in seed cards                 |            |
      When Alice seeds "Chalnoth" under "Excavation"
      Then that is <verdict>

      @ruling=1eS-seed-deck-14
      Examples: By the Glossary he does, too
        | which        | document        | dilemmas | verdict |
        | thirty-first | by the Glossary | 28       | illegal |
        | thirtieth    | by the Glossary | 27       | legal   |

  @ruling=faq96-33-cryosatellite-01
  Rule: Personnel in a Cryosatellite count toward the half of the deck that may be seeded

    Scenario Outline: with Khan the next card is the <which>, in 1996
      Given these made-up cards:
        | card   | type    | kind   | attempted by |
        | Nearby | mission | planet | Federation   |
        | Remote | mission | planet | Federation   |
      And these locations:
        | location              | seeded by |
        | Excavation            | Alice     |
        | Explore Black Cluster | Alice     |
        | Nearby                | Alice     |
        | Avert Disaster        | Alice     |
        | Wormhole Negotiations | Alice     |
        | Remote                | Alice     |
      And it is the dilemma phase
      And Alice has:
        | card          | where                         | count      |
        | Archer        | under "Excavation"            | <dilemmas> |
        | Cryosatellite | under "Explore Black Cluster" |            |
        | Khan          | under "Cryosatellite"         |            |
        | Chalnoth      | in seed cards                 |            |
      When Alice seeds "Chalnoth" under "Excavation"
      Then that is <verdict>

      Examples: Half of sixty
        | which        | dilemmas | verdict |
        | thirty-first | 22       | illegal |
        | thirtieth    | 21       | legal   |
