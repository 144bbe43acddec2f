Feature: Supernova and Tox Uthat
  The one is not played in the turn of the other.

  Background:
    Given the spaceline:
      | mission            |
      | Excavation         |
    And Alice has:
      | card                            | where                        |
      | Delta Quadrant Spatial Scission | on the table                 |
      | Tom Paris [first]               | on "Excavation"              |
      | Tom Paris [second]              | in hand                      |
      | Supernova                       | in hand                      |

  @ruling=1eS-supernova-08
  Rule: Supernova is not played in the turn in which its player played Tox Uthat

    Scenario Outline: with Tox Uthat <where> that is <verdict>
      Given Alice has:
        | card       | where   |
        | Tox Uthat  | <where> |
        | Red Alert! | in hand |
      And this has happened:
        | action                                                               |
        | Alice plays "<card>"                                                 |
        | Alice uses "Delta Quadrant Spatial Scission" on "Tom Paris" [second] |
      When Alice plays "Supernova" on "Excavation"
      Then that is <verdict>

      Examples:
        | where        | card       | verdict |
        | in hand      | Tox Uthat  | illegal |
        | on the table | Red Alert! | legal   |

    Example: on the next turn that is legal
      Given Alice has:
        | card      | where   |
        | Tox Uthat | in hand |
      And this has happened:
        | action                  |
        | Alice plays "Tox Uthat" |
        | Alice ends the turn     |
        | Bob ends the turn       |
      When Alice plays "Supernova" on "Excavation"
      Then that is legal

  @ruling=1eS-supernova-09
  Rule: A second card play in that turn does not help

    @part=card-play
    Scenario Outline: the scission lets her play <card> and something else, and a Supernova is <verdict>
      Given Alice has:
        | card       | where   |
        | Tox Uthat  | <where> |
        | Red Alert! | in hand |
      And this has happened:
        | action                                                                |
        | Alice uses "Delta Quadrant Spatial Scission" on "Tom Paris" [second] |
        | Alice plays "<card>"                                                  |
      When Alice plays "Supernova" on "Excavation"
      Then that is <verdict>

      Examples:
        | where        | card       | verdict |
        | in hand      | Tox Uthat  | illegal |
        | on the table | Red Alert! | legal   |

    @part=download @frame=differs
    Scenario Outline: after <card> a herald <does> fetch a Supernova
      Given Alice has:
        | card           | where   |
        | Tox Uthat      | <where> |
        | Red Alert!     | in hand |
        | Herald of Ruin | in hand |
      And this has happened:
        | action               |
        | Alice plays "<card>" |
      When Alice plays "Herald of Ruin"
      Then "Supernova" is <there>

      Examples: In the turn of Tox Uthat, and in a later one
        | where        | card       | does     | there                 |
        | in hand      | Tox Uthat  | does not | still in Alice's hand |
        | on the table | Red Alert! | does     | now on "Excavation"   |
