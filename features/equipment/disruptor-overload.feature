Feature: What Disruptor Overload destroys
  Where it is played, when, and upon what it may come.

  @ruling=1eD-disruptor-overload-01
  Rule: It destroys one Equipment card, or one card in use as such

    @part=equipment
    Example: of all that the Away Team has, one card is gone
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where           |
        | Worf        | on "Excavation" |
        | Tricorder   | on "Excavation" |
        | Medical Kit | on "Excavation" |
        | Hypospray   | on "Excavation" |
      And Bob has:
        | card               | where   |
        | Disruptor Overload | in hand |
      When Bob plays "Disruptor Overload" on "Excavation"
      And chance chooses "Hypospray" from "Tricorder", "Medical Kit" and "Hypospray"
      Then "Hypospray" has been destroyed
      And "Hypospray" is now in Alice's discard pile
      And "Disruptor Overload" is now in Bob's discard pile
      And nothing else has changed

    @part=used-as-equipment
    Example: an artifact that nobody played, found a moment ago, will do
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                 | where              |
        | Vash                 | on "Excavation"    |
        | Interphase Generator | under "Excavation" |
      And Bob has:
        | card               | where   |
        | Disruptor Overload | in hand |
      When Alice attempts "Excavation"
      Then "Excavation" is now completed
      And Alice now has 25 points
      When Bob plays "Disruptor Overload" on "Excavation"
      Then "Interphase Generator" has been destroyed
      And "Interphase Generator" is now in Alice's discard pile
      And "Disruptor Overload" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-disruptor-overload-03
  Rule: It is played on a ship or an Away Team, and comes upon what is present there

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Bob has:
        | card               | where   |
        | Disruptor Overload | in hand |

    @part=ship @question=struck-out-words-of-disruptor-overload
    Example: on the ship, and the tricorder on the planet is safe
      Given Alice has:
        | card        | where             |
        | Runabout    | at "Excavation"   |
        | Medical Kit | aboard "Runabout" |
        | Worf        | on "Excavation"   |
        | Tricorder   | on "Excavation"   |
      When Bob plays "Disruptor Overload" on "Runabout"
      Then "Medical Kit" has been destroyed
      And "Medical Kit" is now in Alice's discard pile
      And "Disruptor Overload" is now in Bob's discard pile
      And "Tricorder" is still on "Excavation"
      And nothing else has changed

    @part=away-team @question=struck-out-words-of-disruptor-overload
    Example: on the Away Team, and the kit aboard is safe
      Given Alice has:
        | card        | where             |
        | Runabout    | at "Excavation"   |
        | Medical Kit | aboard "Runabout" |
        | Worf        | on "Excavation"   |
        | Tricorder   | on "Excavation"   |
      When Bob plays "Disruptor Overload" on "Excavation"
      Then "Tricorder" has been destroyed
      And "Tricorder" is now in Alice's discard pile
      And "Disruptor Overload" is now in Bob's discard pile
      And "Medical Kit" is still aboard "Runabout"
      And nothing else has changed

    @reading=struck-out-words-of-disruptor-overload/earlier
    Example: on the ship, and the tricorder on the planet is not safe
      Given Alice has:
        | card        | where             |
        | Runabout    | at "Excavation"   |
        | Medical Kit | aboard "Runabout" |
        | Worf        | on "Excavation"   |
        | Tricorder   | on "Excavation"   |
      When Bob plays "Disruptor Overload" on "Runabout"
      And chance chooses "Tricorder" from "Medical Kit" and "Tricorder"
      Then "Tricorder" has been destroyed
      And "Medical Kit" is still aboard "Runabout"

    @reading=struck-out-words-of-disruptor-overload/earlier
    Example: on the Away Team, and the kit aboard is not safe
      Given Alice has:
        | card        | where             |
        | Runabout    | at "Excavation"   |
        | Medical Kit | aboard "Runabout" |
        | Worf        | on "Excavation"   |
        | Tricorder   | on "Excavation"   |
      When Bob plays "Disruptor Overload" on "Excavation"
      And chance chooses "Medical Kit" from "Medical Kit" and "Tricorder"
      Then "Medical Kit" has been destroyed
      And "Tricorder" is still on "Excavation"

    @part=ship @part=away-team
    Example: not on an outpost, and not on a planet where nobody is
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Tricorder          | aboard "Federation Outpost" |
        | Runabout           | at "Excavation"             |
        | Medical Kit        | aboard "Runabout"           |
      Then these are legal:
        | action                                       |
        | Bob plays "Disruptor Overload" on "Runabout" |
      And these are illegal:
        | action                                                 |
        | Bob plays "Disruptor Overload" on "Federation Outpost" |
        | Bob plays "Disruptor Overload" on "Excavation"         |
      And "Tricorder" is still aboard "Federation Outpost"
      And "Medical Kit" is still aboard "Runabout"

  @ruling=1eD-disruptor-overload-04
  Rule: It is no response to the play of an Equipment card

    Background:
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Wormhole Negotiations |
      And Bob has:
        | card               | where   |
        | Disruptor Overload | in hand |

    Example: the tricorder comes, and Bob may not overload the kit in answer
      Given Alice has:
        | card               | where                      |
        | Federation Outpost | at "Wormhole Negotiations" |
        | Runabout           | at "Excavation"            |
        | Medical Kit        | aboard "Runabout"          |
        | Tricorder          | in hand                    |
      When Alice reports "Tricorder" to "Federation Outpost"
      And Bob responds with "Disruptor Overload" on "Runabout"
      Then that is illegal
      And "Tricorder" is still aboard "Federation Outpost"
      And nothing else has changed

    Example: Energy Vortex is one
      Given Alice has:
        | card               | where                      |
        | Federation Outpost | at "Wormhole Negotiations" |
        | Runabout           | at "Excavation"            |
        | Medical Kit        | aboard "Runabout"          |
        | Tricorder          | in hand                    |
      And Bob has:
        | card          | where   |
        | Energy Vortex | in hand |
      When Alice reports "Tricorder" to "Federation Outpost"
      And Bob responds with "Energy Vortex"
      Then that is legal
      And "Tricorder" is now in Alice's hand
      And "Energy Vortex" is now in Bob's discard pile
      And nothing else has changed

    Example: when the tricorder is there, Bob plays it
      Given Alice has:
        | card               | where                      |
        | Federation Outpost | at "Wormhole Negotiations" |
        | Runabout           | at "Excavation"            |
        | Medical Kit        | aboard "Runabout"          |
        | Tricorder          | in hand                    |
      When Alice reports "Tricorder" to "Federation Outpost"
      Then "Tricorder" is now aboard "Federation Outpost"
      When Bob plays "Disruptor Overload" on "Runabout"
      Then "Medical Kit" has been destroyed
      And "Medical Kit" is now in Alice's discard pile
      And "Disruptor Overload" is now in Bob's discard pile
      And nothing else has changed
