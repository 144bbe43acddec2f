Feature: How long cards stay stopped in 1996
  Until the next turn begins, and nothing shortens it.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=faq96-12-stopped-05
  Rule: Stopped cards go free when the next turn begins

    @question=stopped-for-how-long-in-1996
    Example: a ship with its crew and a lone officer go free at the start of Bob's turn
      Given Alice has:
        | card              | where                      | state   |
        | U.S.S. Enterprise | at "Excavation"            | stopped |
        | Worf              | aboard "U.S.S. Enterprise" |         |
        | Data              | on "Excavation"            | stopped |
      When Alice ends the turn
      Then it is now Bob's turn
      And "U.S.S. Enterprise", "Worf" and "Data" are no longer stopped
      And nothing else has changed

    @reading=stopped-for-how-long-in-1996/own
    Example: a ship with its crew and a lone officer go free at the start of Alice's own turn
      Given Alice has:
        | card              | where                      | state   |
        | U.S.S. Enterprise | at "Excavation"            | stopped |
        | Worf              | aboard "U.S.S. Enterprise" |         |
        | Data              | on "Excavation"            | stopped |
      When Alice ends the turn
      Then "U.S.S. Enterprise", "Worf" and "Data" are still stopped
      When Bob ends the turn
      Then "U.S.S. Enterprise", "Worf" and "Data" are no longer stopped

    Example: one who was stopped in Bob's turn acts in Alice's
      Given it is Bob's turn
      And Alice has:
        | card              | where                      | state   |
        | U.S.S. Enterprise | at "Excavation"            |         |
        | Data              | aboard "U.S.S. Enterprise" | stopped |
      When Bob ends the turn
      And Alice beams "Data" to "Excavation"
      Then "Data" is now on "Excavation"
      And "Data" is still not stopped
      And nothing else has changed

    Example: one who is disabled is not freed with one who was stopped
      Given it is Bob's turn
      And Alice has:
        | card | where           | state    |
        | Data | on "Excavation" | stopped  |
        | Worf | on "Excavation" | disabled |
      When Bob ends the turn
      Then "Data" is no longer stopped
      And "Worf" is still disabled
      And nothing else has changed

  @ruling=faq96-12-stopped-06
  Rule: Cards may still be played on a stopped ship, such as Auto-Destruct Sequence

    Example: the stopped ship is set to destroy itself at the end of the turn
      Given Alice has:
        | card                   | where                      | state   |
        | U.S.S. Enterprise      | at "Excavation"            | stopped |
        | Worf                   | aboard "U.S.S. Enterprise" |         |
        | Runabout               | at "Excavation"            |         |
        | Auto-Destruct Sequence | in hand                    |         |
      When Alice plays "Auto-Destruct Sequence" on "U.S.S. Enterprise"
      Then "Auto-Destruct Sequence" is now on "U.S.S. Enterprise"
      And "U.S.S. Enterprise" is still stopped
      When Alice ends the turn
      Then "U.S.S. Enterprise" has been destroyed
      And "Worf" has been killed
      And "Runabout" is now damaged
      And "U.S.S. Enterprise" and "Worf" are now in Alice's discard pile
      And "Worf" is no longer stopped
      And nothing else has changed

  @ruling=faq96-39-emergency-transporter-armbands-05
  Rule: No card ends the condition of being stopped

    Example: the ship gets another move, and its crew stays stopped
      Given Alice has:
        | card                               | where                      | state             |
        | U.S.S. Enterprise                  | at "Excavation"            | left with RANGE 4 |
        | Worf                               | aboard "U.S.S. Enterprise" | stopped           |
        | Data                               | on "Excavation"            | stopped           |
        | Distortion of Space/Time Continuum | in hand                    |                   |
      When Alice plays "Distortion of Space/Time Continuum" on "U.S.S. Enterprise"
      Then the remaining RANGE of "U.S.S. Enterprise" is 9
      And "Worf" and "Data" are still stopped
      And "Distortion of Space/Time Continuum" is now in Alice's discard pile
      And nothing else has changed

    @frame=differs
    Scenario Outline: the stopped ship has its RANGE again and <is> stopped
      Given Alice has:
        | card                               | where           | state   |
        | Bortas                             | at "Excavation" | stopped |
        | Distortion of Space/Time Continuum | in hand         |         |
      And "Bortas" is left with RANGE 4
      When Alice plays "Distortion of Space/Time Continuum" on "Bortas"
      Then "Bortas" <is> stopped
      And "Distortion of Space/Time Continuum" is now in Alice's discard pile

      @question=another-move-for-a-stopped-ship-in-1996
      Examples: It moves only if it was not stopped
        | is       |
        | is still |

      @reading=another-move-for-a-stopped-ship-in-1996/moves-again
      Examples: It moves again, read the other way
        | is           |
        | is no longer |
