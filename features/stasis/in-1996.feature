Feature: Stasis in 1996
  Stopped and unconscious for as long as the card says.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=faq96-12-stasis-01
  Rule: A personnel in stasis is stopped as long as it is in stasis

    Background:
      Given Alice has:
        | card     | where             | state     |
        | Runabout | at "Excavation"   |           |
        | Data     | aboard "Runabout" | in stasis |
        | Worf     | aboard "Runabout" |           |

    Example: a personnel in stasis is not beamed
      When Alice beams "Data" to "Excavation"
      Then that is illegal
      And "Data" is still stopped
      And nothing else has changed

    Example: the neighbour of a personnel in stasis is beamed
      When Alice beams "Worf" to "Excavation"
      Then "Worf" is now on "Excavation"
      And nothing else has changed

    Example: a personnel in stasis is still stopped when the turns have changed
      When play goes on until the orders of Alice's second turn
      And Alice beams "Data" to "Excavation"
      Then that is illegal
      And "Data" is still stopped

  @ruling=faq96-12-stasis-02
  Rule: A personnel in stasis may be attacked and does not defend itself

    Example: the strongest of an Away Team is in stasis, and his team loses
      Given Alice has:
        | card | where           |
        | Kurn | on "Excavation" |
        | Klag | on "Excavation" |
      And Bob has:
        | card         | where           | state     |
        | Data         | on "Excavation" | in stasis |
        | Alyssa Ogawa | on "Excavation" |           |
      When Alice attacks Bob's Away Team on "Excavation" with "Kurn" and "Klag"
      And chance chooses "Data" from "Data" and "Alyssa Ogawa"
      Then "Data" has been killed

  @ruling=faq96-12-stasis-03
  Rule: A ship can be placed in stasis

    Example: a ship that encounters Quantum Singularity Lifeforms goes into stasis with its crew
      Given Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Data     | aboard "Runabout"          |
      And Bob has:
        | card                          | where                         |
        | Haakona                       | at "Explore Black Cluster"    |
        | Quantum Singularity Lifeforms | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Runabout", "Haakona" and "Data" are now in stasis
      And "Quantum Singularity Lifeforms" is now on "Explore Black Cluster"
      And "Runabout", "Data" and "Haakona" are now stopped
      And nothing else has changed

  @ruling=faq96-39-dead-in-bed-01
  Rule: Whoever plays Dead in Bed chooses among all personnel in stasis

    Example: Alice chooses one of the crew of a ship in stasis
      Given Alice has:
        | card                    | where        |
        | Dead in Bed             | in hand      |
        | Alternate Universe Door | on the table |
      And Bob has:
        | card    | where                      | state     |
        | Haakona | at "Explore Black Cluster" | in stasis |
        | Tomalak | aboard "Haakona"           | in stasis |
        | Taibak  | aboard "Haakona"           | in stasis |
        | Sela    | on "Excavation"            |           |
      When Alice plays "Dead in Bed"
      And Alice chooses "Taibak" from "Tomalak" and "Taibak"
      Then "Taibak" has been killed
      And "Taibak" is now in Bob's discard pile
      And "Dead in Bed" is now in Alice's discard pile
      And nothing else has changed
