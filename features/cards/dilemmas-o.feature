Feature: Dilemmas as printed, O
  What single dilemmas ask for and do, where no document says more of them.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=custom-cards-283
  Rule: Outpost Raid asks for STRENGTH over 81 at your outpost, and over 18 elsewhere

    Example: at the outpost a team with STRENGTH 81 loses two, whom the opponent chooses
      Given these made-up cards:
        | card   | type      | affiliations | strength |
        | Giant  | personnel | Federation   | 81       |
        | Scribe | personnel | Federation   | 0        |
      And Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Giant              | on "Excavation"             |
        | Scribe [first]     | on "Excavation"             |
        | Scribe [second]    | on "Excavation"             |
        | Calloway           | aboard "Federation Outpost" |
      And Bob has:
        | card         | where              |
        | Klag         | on "Excavation"    |
        | Outpost Raid | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Giant" and "Scribe" [first] from "Giant", "Scribe" [first] and "Scribe" [second]
      Then "Giant" and "Scribe" [first] have been killed
      And "Giant" and "Scribe" [first] are now in Alice's discard pile
      And "Outpost Raid" is now in Bob's discard pile
      And "Scribe" [second] is now stopped
      And nothing else has changed

    @frame=differs
    Scenario Outline: <case>, with STRENGTH <strength>, and Outpost Raid is <where>
      Given these made-up cards:
        | card  | type      | affiliations | strength   |
        | Giant | personnel | Federation   | <strength> |
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "<outpost>"  |
        | Giant              | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Outpost Raid | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Outpost Raid" is <where>
      And "Giant" has not been killed

      Examples: At the outpost, and elsewhere
        | case           | outpost               | strength | where                     |
        | at the outpost | Excavation            | 82       | now in Bob's discard pile |
        | elsewhere      | Explore Black Cluster | 18       | still under "Excavation"  |
        | elsewhere      | Explore Black Cluster | 19       | now in Bob's discard pile |

    @frame=many
    Example: an outpost of the opponent's is not yours
      Given these made-up cards:
        | card  | type      | affiliations | strength |
        | Giant | personnel | Federation   | 19       |
      And Alice has:
        | card  | where           |
        | Giant | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Romulan Outpost | at "Excavation"    |
        | Outpost Raid    | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Outpost Raid" has been overcome
      And "Giant" has not been killed

  @ruling=custom-cards-285
  Rule: Ooby Dooby has you draw for the young and discard for the musical, and stops them

    Background:
      Given these made-up cards:
        | card   | type      | affiliations | species | skills |
        | Kid    | personnel | Federation   | Human   | Youth  |
        | Robot  | personnel | Federation   | Android | Youth  |
        | Singer | personnel | Federation   | Human   | Music  |

    @frame=many
    Example: two human kids, an android who is young, and one singer
      Given Alice has:
        | card            | where           |
        | Kid [first]     | on "Excavation" |
        | Kid [second]    | on "Excavation" |
        | Robot           | on "Excavation" |
        | Singer          | on "Excavation" |
        | Zefram Cochrane | on "Excavation" |
        | Taurik          | on "Excavation" |
        | Worf            | in hand         |
      And Bob has:
        | card       | where              |
        | Ooby Dooby | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Worf"
      Then Alice's hand now holds two cards
      And "Worf" is now in Alice's discard pile
      And "Kid" [first], "Kid" [second], "Robot" and "Singer" are now stopped
      And "Zefram Cochrane" is now stopped
      And "Ooby Dooby" is now in Bob's discard pile

    @frame=many
    Example: neither the young nor the musical are there
      Given Alice has:
        | card            | where           |
        | Zefram Cochrane | on "Excavation" |
        | Taurik          | on "Excavation" |
        | Worf            | in hand         |
      And Bob has:
        | card       | where              |
        | Ooby Dooby | under "Excavation" |
      When Alice attempts "Excavation"
      Then Alice's hand holds one card
      And "Taurik" is still not stopped
      And "Zefram Cochrane" is now stopped
      And "Ooby Dooby" is now in Bob's discard pile

  @ruling=custom-cards-300
  Rule: Oops! kills one without Leadership, and asks for three of the staff, three drones that defend, or Nog

    Background:
      Given these made-up cards:
        | card   | type      | affiliations | icons   | keywords | skills     |
        | Leader | personnel | Federation   |         |          | Leadership |
        | Buzzer | personnel | Borg         | defense | Drone    |            |
        | Warden | personnel | Federation   | defense |          |            |
        | Hand   | personnel | Federation   | staff   |          |            |

    @frame=many
    Example: nobody leads, one dies by chance, and the others are stopped
      Given Alice has:
        | card            | where           |
        | Warden [first]  | on "Excavation" |
        | Warden [second] | on "Excavation" |
        | Nog             | on "Excavation" |
      And Bob has:
        | card  | where              |
        | Oops! | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Warden" [first] from "Warden" [first], "Warden" [second] and "Nog"
      Then "Warden" [first] has been killed
      And "Warden" [second] and "Nog" are now stopped
      And "Oops!" is still under "Excavation"

    @frame=differs
    Scenario Outline: a leader and <case> meet it, and it is <where>
      Given Alice has:
        | card   | where           | count |
        | Leader | on "Excavation" |       |
        | <who>  | on "Excavation" | <n>   |
      And Bob has:
        | card  | where              |
        | Oops! | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Oops!" is <where>

      Examples: Drones and others
        | case                     | who    | n | where                     |
        | three drones that defend | Buzzer | 3 | now in Bob's discard pile |
        | two drones that defend   | Buzzer | 2 | still under "Excavation"  |
        | three others who defend  | Warden | 3 | still under "Excavation"  |
        | Nog                      | Nog    | 1 | now in Bob's discard pile |
        | three of the staff       | Hand   | 3 | now in Bob's discard pile |
        | two of the staff         | Hand   | 2 | still under "Excavation"  |
