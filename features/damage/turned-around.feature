Feature: A ship that was turned around
  It has RANGE 5 and half of its HULL; the next time, and by a direct hit, it is destroyed.

  Background:
    Given the spaceline:
      | mission                     |
      | Study Badlands |
      | Explore Black Cluster       |
      | Excavation                  |

  @ruling=1eD-damage-23
  Rule: RANGE of more than 5 becomes 5

    Scenario Outline: "<ship>" had RANGE <range>
      Given Alice has:
        | card   | where                      | state   |
        | <ship> | at "Explore Black Cluster" | damaged |
        | Baraka | at "Explore Black Cluster" | damaged |
      Then the RANGE of "<ship>" is 5
      And the RANGE of "Baraka" is 3

      Examples: Much more, and one more
        | ship                | range |
        | U.S.S. Enterprise   | 9     |
        | Yridian Shuttle | 6     |

  @ruling=1eD-damage-24
  Rule: RANGE of 5 or less stays as it is

    Scenario Outline: "<ship>" has RANGE <range> as before
      Given Alice has:
        | card   | where                      | state   |
        | <ship> | at "Explore Black Cluster" | damaged |
      Then the RANGE of "<ship>" is <range>

      @part=less
      Examples: Less
        | ship   | range |
        | Baraka | 3     |

      @part=five
      Examples: Just as much
        | ship                | range |
        | Bajoran Interceptor | 5     |

    Example: it is so of Bob's ship that is docked, in Alice's orders
      Given these made-up cards:
        | card      | type | affiliations | range |
        | Slow Boat | ship | Federation   | 4     |
      And it is Alice's orders
      And Bob has:
        | card               | where                          | state   |
        | Federation Outpost | at "Excavation"                |         |
        | Slow Boat          | docked at "Federation Outpost" | damaged |
      Then the RANGE of "Slow Boat" is 4

  @ruling=1eD-damage-25
  Rule: Its Cloaking Device is off line

    Background:
      Given Alice has:
        | card        | where                |
        | I.K.C. Pagh | at "Excavation"      |
        | Klag        | aboard "I.K.C. Pagh" |

    Example: a damaged ship does not cloak, and its transporters work
      Given "I.K.C. Pagh" is damaged
      Then these are illegal:
        | action                     |
        | Alice cloaks "I.K.C. Pagh" |
      And these are legal:
        | action                             |
        | Alice beams "Klag" to "Excavation" |

    Example: the same ship cloaks when it is not damaged
      When Alice cloaks "I.K.C. Pagh"
      Then "I.K.C. Pagh" is now cloaked
      And nothing else has changed

  @ruling=1eD-damage-26
  Rule: It has half of its HULL left

    Example: a hit leaves 50 per cent
      Given Alice has:
        | card          | where                            |
        | I.K.S. K'Vort | at "Study Badlands" |
        | Klag          | aboard "I.K.S. K'Vort"           |
      And Bob has:
        | card                 | where                            |
        | Flaxian Scout Vessel | at "Study Badlands" |
      When Alice attacks "Flaxian Scout Vessel" with "I.K.S. K'Vort"
      Then the HULL integrity of "Flaxian Scout Vessel" is 50

  @ruling=1eD-damage-27
  Rule: A direct hit destroys it at once

    Example: a shuttle with SHIELDS of less than half the WEAPONS is no more
      Given Alice has:
        | card           | where                            |
        | I.K.C. Hegh'ta | at "Study Badlands" |
        | Klag           | aboard "I.K.C. Hegh'ta"          |
      And Bob has:
        | card            | where                            |
        | Yridian Shuttle | at "Study Badlands" |
      When Alice attacks "Yridian Shuttle" with "I.K.C. Hegh'ta"
      Then "Yridian Shuttle" has been destroyed
      And "Yridian Shuttle" is now in Bob's discard pile
      And "I.K.C. Hegh'ta" and "Klag" are now stopped
      And nothing else has changed

  @ruling=1eD-damage-28
  Rule: When it is damaged again, it is destroyed

    Example: a second hit destroys the ship
      Given Alice has:
        | card          | where                            |
        | I.K.S. K'Vort | at "Study Badlands" |
        | Klag          | aboard "I.K.S. K'Vort"           |
      And Bob has:
        | card                 | where                            | state   |
        | Flaxian Scout Vessel | at "Study Badlands" | damaged |
      When Alice attacks "Flaxian Scout Vessel" with "I.K.S. K'Vort"
      Then "Flaxian Scout Vessel" has been destroyed
      And "Flaxian Scout Vessel" is now in Bob's discard pile
      And "I.K.S. K'Vort" and "Klag" are now stopped
      And nothing else has changed

  @ruling=faq96-12-action-28
  Rule: In 1996 a ship that is hit is turned, and damaged so

    Example: the Runabout is
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
      And Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |
        | Gowron | aboard "Bortas" |
        | Kurn   | aboard "Bortas" |
      And it is Bob's turn
      When Bob attacks "Runabout" with "Bortas"
      Then "Runabout" is now damaged
      And "Runabout", "Bortas", "Gowron" and "Kurn" are now stopped
      And nothing else has changed
