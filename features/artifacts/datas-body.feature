Feature: Data's Body and Data's Head
  Two cards that become one, and two again.

  @ruling=1eD-datas-body-01
  Rule: Data's Body, put at an outpost before the game, is one of thirty seed cards

    Scenario Outline: beside <dilemmas> dilemmas and the head Data's Body is <verdict>
      When Alice brings this deck:
        | deck      | card                    | copies     |
        | missions  | Excavation              |            |
        | missions  | Plunder Site            |            |
        | missions  | Krios Suppression       |            |
        | missions  | Avert Disaster          |            |
        | missions  | Wormhole Negotiations   |            |
        | missions  | Covert Rescue           |            |
        | seed deck | Federation Outpost      |            |
        | seed deck | Data's Head             |            |
        | seed deck | Archer                  | <dilemmas> |
        | seed deck | Data's Body             |            |
        | draw deck | Tricorder               | 30         |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | dilemmas | verdict |
        | 28       | illegal |
        | 27       | legal   |

  @ruling=1eD-datas-body-02
  Rule: Data's Body and Data's Head are attached by a word of their player's

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where             |
        | Runabout    | at "Excavation"   |
        | Data's Body | aboard "Runabout" |

    Example: both are aboard, and Alice puts the head on the body
      Given Alice has:
        | card        | where             |
        | Data's Head | aboard "Runabout" |
      When Alice uses "Data's Body" on "Data's Head"
      Then "Data's Head" is now on "Data's Body"
      And nothing else has changed

    Example: the head is at the outpost, the body is not
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Data's Head        | aboard "Federation Outpost" |
      When Alice uses "Data's Body" on "Data's Head"
      Then that is illegal
      And nothing else has changed

    Example: not while it is Bob's turn
      Given Alice has:
        | card        | where             |
        | Data's Head | aboard "Runabout" |
      And it is Bob's turn
      When Alice uses "Data's Body" on "Data's Head"
      Then that is illegal
      And nothing else has changed

    Example: neither a head of Bob's nor a tricorder will do
      Given Alice has:
        | card               | where             |
        | Data's Head [hers] | aboard "Runabout" |
        | Tricorder          | aboard "Runabout" |
      And Bob has:
        | card              | where             |
        | Data's Head [his] | aboard "Runabout" |
      Then these are legal:
        | action                                           |
        | Alice uses "Data's Body" on "Data's Head" [hers] |
      And these are illegal:
        | action                                          |
        | Alice uses "Data's Body" on "Data's Head" [his] |
        | Alice uses "Data's Body" on "Tricorder"         |

  @ruling=1eD-datas-body-03
  Rule: They are detached by a word of their player's, as often as he likes

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where             |
        | Runabout    | at "Excavation"   |
        | Data's Body | aboard "Runabout" |
        | Data's Head | on "Data's Body"  |

    Example: off, on and off again in one turn
      When Alice uses "Data's Body" on "Data's Head"
      Then "Data's Head" is now aboard "Runabout"
      When Alice uses "Data's Body" on "Data's Head"
      Then "Data's Head" is now on "Data's Body"
      When Alice uses "Data's Body" on "Data's Head"
      Then "Data's Head" is now aboard "Runabout"
      And nothing else has changed

    Example: they stay together while it is Bob's turn
      Given it is Bob's turn
      When Alice uses "Data's Body" on "Data's Head"
      Then that is illegal
      And nothing else has changed

  @ruling=1eD-datas-body-05
  Rule: A head that is attached is no artifact

    Example: Disruptor Overload comes upon the tricorder alone, and upon the head when it is detached
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where             |
        | Runabout    | at "Excavation"   |
        | Data's Body | aboard "Runabout" |
        | Data's Head | on "Data's Body"  |
        | Tricorder   | aboard "Runabout" |
      And Bob has:
        | card                        | where   |
        | Disruptor Overload [first]  | in hand |
        | Disruptor Overload [second] | in hand |
      When Bob plays "Disruptor Overload" [first] on "Runabout"
      Then "Tricorder" has been destroyed
      And "Data's Head" is still on "Data's Body"
      When Alice uses "Data's Body" on "Data's Head"
      And Bob plays "Disruptor Overload" [second] on "Runabout"
      Then "Data's Head" has been destroyed
      And "Tricorder" is still in Alice's discard pile
      And "Data's Head" is now in Alice's discard pile
      And "Disruptor Overload" [first] is still in Bob's discard pile
      And "Disruptor Overload" [second] is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-datas-body-06
  Rule: Disruptor Overload does not destroy a head that is attached

    Example: the lot is between the tricorder and the hypospray
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where            |
        | Data's Body | on "Excavation"  |
        | Data's Head | on "Data's Body" |
        | Tricorder   | on "Excavation"  |
        | Hypospray   | on "Excavation"  |
      And Bob has:
        | card               | where   |
        | Disruptor Overload | in hand |
      When Bob plays "Disruptor Overload" on "Excavation"
      And chance chooses "Tricorder" from "Tricorder" and "Hypospray"
      Then "Tricorder" has been destroyed
      And "Tricorder" is now in Alice's discard pile
      And "Disruptor Overload" is now in Bob's discard pile
      And "Data's Head" is still on "Data's Body"
      And nothing else has changed

  @ruling=1eD-datas-body-07
  Rule: A body with a head is one personnel

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where             |
        | Runabout           | at "Excavation"   |
        | Data's Body        | aboard "Runabout" |
        | Federation Outpost | at "Excavation"   |

    @part=targeting
    Example: the head is not beamed down by itself
      Given Alice has:
        | card        | where            |
        | Data's Head | on "Data's Body" |
      When Alice beams "Data's Head" to "Federation Outpost"
      Then that is illegal
      And nothing else has changed

    Example: it comes along with the body
      Given Alice has:
        | card        | where            |
        | Data's Head | on "Data's Body" |
      When Alice beams "Data's Body" to "Federation Outpost"
      Then "Data's Body" is now aboard "Federation Outpost"
      And "Data's Head" is still on "Data's Body"
      And nothing else has changed

    @part=counting @frame=many
    Example: with five others it is one of the six cards that a Near-Warp Transport takes
      Given these made-up cards:
        | card          | type      | affiliations |
        | Ensign Nobody | personnel | Federation   |
      And these locations:
        | location     |
        | Plunder Site |
      And Alice has:
        | card                   | where             |
        | Data's Head            | on "Data's Body"  |
        | Ensign Nobody [first]  | aboard "Runabout" |
        | Ensign Nobody [second] | aboard "Runabout" |
        | Ensign Nobody [third]  | aboard "Runabout" |
        | Ensign Nobody [fourth] | aboard "Runabout" |
        | Ensign Nobody [fifth]  | aboard "Runabout" |
        | Near-Warp Transport    | in hand           |
      When Alice plays "Near-Warp Transport" to "Plunder Site" with "Data's Body", "Ensign Nobody" [first], "Ensign Nobody" [second], "Ensign Nobody" [third], "Ensign Nobody" [fourth] and "Ensign Nobody" [fifth]
      Then "Data's Body" is now on "Plunder Site"
      And "Data's Head" is still on "Data's Body"

    Example: a head that is not attached is beamed like equipment
      Given Alice has:
        | card        | where             |
        | Data's Head | aboard "Runabout" |
      When Alice beams "Data's Head" to "Federation Outpost"
      Then "Data's Head" is now aboard "Federation Outpost"
      And nothing else has changed

  @ruling=1eD-datas-body-08
  Rule: In the discard pile they are two cards again

    Example: Armus kills them, and Palor Toff fetches the head, an artifact that is not used again from hand
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                      | where            |
        | Data's Body               | on "Excavation"  |
        | Data's Head               | on "Data's Body" |
        | Worf                      | on "Excavation"  |
        | Palor Toff - Alien Trader | in hand          |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Data's Body" from "Data's Body" and "Worf"
      Then "Data's Body" has been killed
      And "Data's Body" and "Data's Head" are now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      When Alice plays "Palor Toff - Alien Trader"
      Then "Data's Head" is now in Alice's hand
      And "Palor Toff - Alien Trader" is now in Alice's discard pile
      And "Data's Body" is still in Alice's discard pile
      When Alice plays "Data's Head"
      Then that is illegal
      And nothing else has changed

  @ruling=1eD-datas-body-09
  Rule: The head is earned before it is attached

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where              |
        | Data's Body | on "Excavation"    |
        | Data's Head | under "Excavation" |
        | Runabout    | at "Excavation"    |

    @part=attached
    Example: it is not used where it lies seeded
      When Alice uses "Data's Body" on "Data's Head"
      Then that is illegal
      And nothing else has changed

    @part=used
    Example: nor is it beamed up from there
      When Alice beams "Data's Head" aboard "Runabout"
      Then that is illegal
      And nothing else has changed

    Example: when Vash has found it, it is
      Given Alice has:
        | card | where             |
        | Vash | on "Excavation"   |
        | Worf | aboard "Runabout" |
      When Alice attempts "Excavation"
      Then "Excavation" is now completed
      And Alice now has 25 points
      When Alice beams "Data's Body" and "Data's Head" to "Runabout"
      Then "Data's Body" and "Data's Head" are now aboard "Runabout"
      When Alice uses "Data's Body" on "Data's Head"
      Then "Data's Head" is now on "Data's Body"
      And nothing else has changed
