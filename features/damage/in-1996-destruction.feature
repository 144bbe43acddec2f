Feature: Ships that are destroyed in 1996
  What an Auto-Destruct Sequence does to those nearby, and nothing else does.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  Rule: Only an Auto-Destruct Sequence damages other ships along with its own

    @ruling=faq96-351-ship-destruction-01
    Example: a ship is destroyed in battle, and the one beside it comes to no harm
      Given Alice has:
        | card   | where           |
        | Bortas | at "Excavation" |
        | Gowron | aboard "Bortas" |
      And Bob has:
        | card            | where           | state   |
        | Combat Vessel   | at "Excavation" | damaged |
        | Yridian Shuttle | at "Excavation" |         |
      When Alice attacks "Combat Vessel" with "Bortas"
      Then "Combat Vessel" has been destroyed
      And "Yridian Shuttle" is still not damaged
      And "Combat Vessel" is now in Bob's discard pile
      And "Combat Vessel" is no longer damaged
      And "Bortas" and "Gowron" are now stopped
      And nothing else has changed

    @ruling=faq96-351-ship-destruction-02 @frame=open
    Example: a ship burns, and the one beside it comes to no harm
      Given Alice has:
        | card            | where           | state   |
        | Runabout        | at "Excavation" | damaged |
        | Yridian Shuttle | at "Excavation" |         |
      And Bob has:
        | card        | where         |
        | Plasma Fire | on "Runabout" |
      When Alice ends the turn
      Then "Runabout" has been destroyed
      And "Yridian Shuttle" is still not damaged

  @ruling=faq96-351-ship-destruction-03
  Rule: The Federation may damage enemies by an Auto-Destruct Sequence

    @frame=open
    Example: the Runabout blows up, and the ship of the opponent is damaged
      Given Alice has:
        | card                   | where             |
        | Runabout               | at "Excavation"   |
        | Calloway               | aboard "Runabout" |
        | Auto-Destruct Sequence | in hand           |
      And Bob has:
        | card          | where           |
        | Combat Vessel | at "Excavation" |
      When Alice plays "Auto-Destruct Sequence" on "Runabout"
      And Alice ends the turn
      Then "Runabout" has been destroyed
      And "Combat Vessel" is now damaged

  Rule: An Auto-Destruct Sequence is of no use to a ship that a battle destroys

    Background:
      Given Alice has:
        | card                   | where             | state   |
        | Runabout               | at "Excavation"   | damaged |
        | Calloway               | aboard "Runabout" |         |
        | Auto-Destruct Sequence | in hand           |         |
      And Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |
        | Gowron | aboard "Bortas" |

    @ruling=faq96-39-auto-destruct-sequence-01 @frame=open
    Example: the countdown has begun, and the ship is shot down before it is over
      Given it is Bob's turn
      When Alice plays "Auto-Destruct Sequence" on "Runabout"
      And Bob attacks "Runabout" with "Bortas"
      Then "Runabout" has been destroyed
      When Bob ends the turn
      Then "Bortas" is still not damaged

    @ruling=faq96-39-auto-destruct-sequence-02
    Example: it is not played in the midst of the battle
      Given it is Bob's turn
      When Bob attacks "Runabout" with "Bortas"
      And Alice responds with "Auto-Destruct Sequence" on "Runabout"
      Then that is illegal
      And "Runabout" has been destroyed
      And "Bortas" is still not damaged

    @ruling=faq96-39-auto-destruct-sequence-02
    Example: what is made for battles may be played
      Given Alice has:
        | card               | where   |
        | Asteroid Sanctuary | in hand |
      And it is Bob's turn
      When Bob attacks "Runabout" with "Bortas"
      And Alice responds with "Asteroid Sanctuary" on "Runabout"
      Then that is legal

  @ruling=faq96-23-beaming-07
  Rule: An Escape Pod saves the crew of a ship that is destroyed

    @frame=open
    Example: the Runabout is shot down, and Calloway is in the pod
      Given Alice has:
        | card       | where             | state   |
        | Runabout   | at "Excavation"   | damaged |
        | Calloway   | aboard "Runabout" |         |
        | Escape Pod | in hand           |         |
      And Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |
        | Gowron | aboard "Bortas" |
      And it is Bob's turn
      When Bob attacks "Runabout" with "Bortas"
      And Alice responds with "Escape Pod"
      Then "Runabout" has been destroyed
      And "Calloway" is now aboard "Escape Pod"
      And "Calloway" has not been killed
