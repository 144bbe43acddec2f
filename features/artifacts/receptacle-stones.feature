Feature: Receptacle Stones
  What a crew meets in space happens on another ship as well, far away.

  Background:
    Given the spaceline:
      | mission               |
      | Explore Black Cluster |
      | Test Mission          |
    And Bob has:
      | card     | where             |
      | Runabout | at "Test Mission" |
    And Alice has:
      | card              | where         |
      | Receptacle Stones | on "Runabout" |

  @ruling=faq96-33-receptacle-stones-01
  Rule: A dilemma for space and planet that is met in space happens on the other ship, too

    Example: the Klingons have no empath to lose, and the other ship has
      Given Alice has:
        | card         | where                      |
        | I.K.S. Buruk | at "Explore Black Cluster" |
        | Klag         | aboard "I.K.S. Buruk"      |
      And Bob has:
        | card          | where                         |
        | Deanna Troi   | aboard "Runabout"             |
        | Empathic Echo | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Deanna Troi" has been killed
      And "Klag" has not been killed

    Example: what her team meets on a planet does not reach the ship, and what her crew meets in space does
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card         | where                      |
        | Worf         | on "Excavation"            |
        | I.K.S. Buruk | at "Explore Black Cluster" |
        | Klag         | aboard "I.K.S. Buruk"      |
      And Bob has:
        | card                   | where                         |
        | Deanna Troi            | aboard "Runabout"             |
        | Empathic Echo [first]  | under "Excavation"            |
        | Empathic Echo [second] | under "Explore Black Cluster" |
      When Alice attempts "Excavation"
      Then "Deanna Troi" has not been killed
      When Alice attempts "Explore Black Cluster"
      Then "Deanna Troi" has been killed

  @ruling=faq96-33-receptacle-stones-02
  Rule: Every space dilemma that is met in the turn happens there, and even the Borg Ship

    @part=every @part=borg-ship
    Example: after the echo the Borg Ship is found, and destroys the other ship as well
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Tasha Yar         | aboard "U.S.S. Enterprise" |
        | Beverly Crusher   | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card     | where             |
        | Calloway | aboard "Runabout" |
      And the seeds under "Explore Black Cluster" hold in order:
        | card          |
        | Empathic Echo |
        | Borg Ship     |
      When Alice attempts "Explore Black Cluster"
      Then "Empathic Echo" has been overcome
      And "Borg Ship" has been encountered
      And "Runabout" has been destroyed
      And "Calloway" is now in Bob's discard pile
      And "Runabout" and "Empathic Echo" are now in Bob's discard pile
      And "Receptacle Stones", "U.S.S. Enterprise", "Tasha Yar" and "Beverly Crusher" are now in Alice's discard pile
      And "Borg Ship" is still at "Explore Black Cluster"
      And nothing else has changed

    @part=borg-ship
    Example: a ship without the stones is not attacked from afar
      Given Alice has:
        | card         | where                      |
        | I.K.S. Buruk | at "Explore Black Cluster" |
        | Klag         | aboard "I.K.S. Buruk"      |
      And Bob has:
        | card        | where                         |
        | U.S.S. Hood | at "Test Mission"             |
        | Calloway    | aboard "U.S.S. Hood"          |
        | Worf        | aboard "Runabout"             |
        | Borg Ship   | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "U.S.S. Hood" has not been destroyed
      And "Runabout" has been destroyed
      And "Calloway" is still aboard "U.S.S. Hood"
      And "Worf" is now in Bob's discard pile
      And "Runabout" is now in Bob's discard pile
      And "Receptacle Stones", "I.K.S. Buruk" and "Klag" are now in Alice's discard pile
      And "Borg Ship" is still at "Explore Black Cluster"
      And nothing else has changed

  @ruling=faq96-33-receptacle-stones-03
  Rule: The dilemma is met there as if that ship had just encountered it

    Example: her empath dies, and his crew has what it takes
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Deanna Troi       | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card            | where                         |
        | Tam Elbrun      | aboard "Runabout"             |
        | Tasha Yar       | aboard "Runabout"             |
        | Beverly Crusher | aboard "Runabout"             |
        | Empathic Echo   | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Deanna Troi" has been killed
      And "Tam Elbrun" has not been killed

  @ruling=faq96-33-receptacle-stones-04
  Rule: What comes of it for one ship has nothing to do with what comes of it for the other

    Example: whoever fails at it on purpose does not thereby wipe out the other crew
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Deanna Troi       | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card            | where                         |
        | Tam Elbrun      | aboard "Runabout"             |
        | Tasha Yar       | aboard "Runabout"             |
        | Beverly Crusher | aboard "Runabout"             |
        | Empathic Echo   | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Deanna Troi" has been killed
      And "Tam Elbrun" has not been killed
      And "Tasha Yar" and "Beverly Crusher" are still not stopped

    Example: she overcomes it, and he does not
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Deanna Troi       | aboard "U.S.S. Enterprise" |
        | Tasha Yar         | aboard "U.S.S. Enterprise" |
        | Beverly Crusher   | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card          | where                         |
        | Tam Elbrun    | aboard "Runabout"             |
        | Empathic Echo | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Empathic Echo" has been overcome
      And "Deanna Troi" has not been killed
      And "Tam Elbrun" has been killed
