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

      @ruling=faq96-33-cryosatellite-01
      Examples: In 1996 Khan counts
        | which        | document | dilemmas | verdict |
        | thirty-first | in 1996  | 28       | illegal |
        | thirtieth    | in 1996  | 27       | legal   |

      @ruling=1eS-seed-deck-14
      Examples: By the Glossary he does, too
        | which        | document        | dilemmas | verdict |
        | thirty-first | by the Glossary | 28       | illegal |
        | thirtieth    | by the Glossary | 27       | legal   |
