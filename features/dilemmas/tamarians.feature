Feature: Dathon and the Tamarians
  Darmok on the ocean: the dilemmas that a Tamarian does away with.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card        | where           |
      | Deanna Troi | on "Excavation" |

  @ruling=faq96-365-dathon-01
  Rule: In 1996 the Tamarian-related dilemmas are Shaka, When the Walls Fell and El-Adrel Creature

    Scenario Outline: he nullifies <dilemma>
      Given Alice has:
        | card   | where           |
        | Dathon | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | <dilemma>            | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                 |
        | <dilemma>            |
        | Armus - Skin of Evil |
      When Alice attempts "Excavation"
      And chance chooses "Deanna Troi" from "Dathon" and "Deanna Troi"
      Then "<dilemma>" has been nullified
      And "Armus - Skin of Evil" has not been nullified
      And "Deanna Troi" has been killed
      And "<dilemma>" is still in Bob's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And "Deanna Troi" is now in Alice's discard pile
      And nothing else has changed

      @part=shaka
      Examples: The one in space or on a planet
        | dilemma                    |
        | Shaka, When the Walls Fell |

      @part=el-adrel-creature
      Examples: The one on planets alone
        | dilemma           |
        | El-Adrel Creature |

  @ruling=1eD-dathon-02
  Rule: Dathon nullifies El-Adrel Creature where he is present

    @question=place-of-nullifying
    Example: the beast does not touch them
      Given Alice has:
        | card   | where           |
        | Dathon | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | El-Adrel Creature    | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                 |
        | El-Adrel Creature    |
        | Armus - Skin of Evil |
      When Alice attempts "Excavation"
      And chance chooses "Deanna Troi" from "Dathon" and "Deanna Troi"
      Then "El-Adrel Creature" has been nullified
      And "Armus - Skin of Evil" has not been nullified
      And "Deanna Troi" has been killed
      And "El-Adrel Creature" is still in Bob's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And "Deanna Troi" is now in Alice's discard pile
      And nothing else has changed

    @reading=place-of-nullifying/fourth
    Example: the beast kills one of them, Dathon notwithstanding
      Given Alice has:
        | card   | where           |
        | Dathon | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | El-Adrel Creature    | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                 |
        | El-Adrel Creature    |
        | Armus - Skin of Evil |
      When Alice attempts "Excavation"
      And chance chooses "Deanna Troi" from "Dathon" and "Deanna Troi"
      Then "Deanna Troi" has been killed
      And "Dathon" is now stopped
      And "Armus - Skin of Evil" is still under "Excavation"

  @ruling=1eD-dathon-03
  Rule: Dathon nullifies Shaka, When the Walls Fell where he is present

    @question=place-of-nullifying
    Example: the walls do not fall
      Given Alice has:
        | card   | where           |
        | Dathon | on "Excavation" |
      And Bob has:
        | card                       | where              |
        | Shaka, When the Walls Fell | under "Excavation" |
        | Armus - Skin of Evil       | under "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                       |
        | Shaka, When the Walls Fell |
        | Armus - Skin of Evil       |
      When Alice attempts "Excavation"
      And chance chooses "Deanna Troi" from "Dathon" and "Deanna Troi"
      Then "Shaka, When the Walls Fell" has been nullified
      And "Armus - Skin of Evil" has not been nullified
      And "Deanna Troi" has been killed
      And "Shaka, When the Walls Fell" is still in Bob's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And "Deanna Troi" is now in Alice's discard pile
      And nothing else has changed

    @reading=place-of-nullifying/fourth
    Example: the walls fall before he is looked for
      Given Alice has:
        | card   | where           |
        | Dathon | on "Excavation" |
      And Bob has:
        | card                       | where              |
        | Shaka, When the Walls Fell | under "Excavation" |
        | Armus - Skin of Evil       | under "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                       |
        | Shaka, When the Walls Fell |
        | Armus - Skin of Evil       |
      When Alice attempts "Excavation"
      Then "Shaka, When the Walls Fell" has not been nullified
