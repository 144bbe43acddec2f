Feature: Dilemmas as printed, P
  What single dilemmas ask for and do, where no document says more of them.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=custom-cards-12
  Rule: Those who cannot beam up from Portal Guard die

    Background:
      Given Alice has:
        | card           | where           |
        | Mot the Barber | on "Excavation" |
        | Calloway       | on "Excavation" |

    Example: there is no ship, and both are killed
      Given Bob has:
        | card         | where              |
        | Portal Guard | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Mot the Barber" and "Calloway" have been killed
      And "Mot the Barber" and "Calloway" are now in Alice's discard pile
      And nothing else has changed

    @frame=many
    Example: there is a ship, and both are aboard
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Taurik   | aboard "Runabout" |
      And Bob has:
        | card         | where              |
        | Portal Guard | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Mot the Barber" and "Calloway" are now aboard "Runabout"

    @frame=many
    Example: their player chooses one of his ships there
      Given Alice has:
        | card              | where                      |
        | Runabout [first]  | at "Excavation"            |
        | Runabout [second] | at "Excavation"            |
        | Runabout [third]  | at "Explore Black Cluster" |
      And Bob has:
        | card             | where              |
        | Portal Guard     | under "Excavation" |
        | Runabout [other] | at "Excavation"    |
      When Alice attempts "Excavation"
      And Alice chooses "Runabout" [second] from "Runabout" [first] and "Runabout" [second]
      Then "Mot the Barber" and "Calloway" are now aboard "Runabout" [second]
      And "Portal Guard" is still under "Excavation"

    @frame=many
    Example: a ship of the opponent's does not take them up
      Given Bob has:
        | card         | where              |
        | Portal Guard | under "Excavation" |
        | Runabout     | at "Excavation"    |
      When Alice attempts "Excavation"
      Then "Mot the Barber" and "Calloway" have been killed

    @frame=differs
    Scenario Outline: with <case> the team gets past it: <past>
      Given these made-up cards:
        | card    | type      | affiliations | skills   | cunning   |
        | Speaker | personnel | Federation   | <skills> | <cunning> |
      And Alice has:
        | card    | where           |
        | Speaker | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Portal Guard | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Speaker" <dead> killed

      Examples: CUNNING 7, and 8, and Honor
        | case      | past | skills | cunning | dead         |
        | CUNNING 7 | no   |        | 7       | has been     |
        | CUNNING 8 | yes  |        | 8       | has not been |
        | Honor     | yes  | Honor  | 1       | has not been |

  @ruling=custom-cards-289
  Rule: Primitive Humanoids hold two of those who have not 2 Leadership and Anthropology, until the mission is solved

    @frame=differs
    Scenario Outline: with <skills> the team loses <lost>
      Given these made-up cards:
        | card    | type      | affiliations | skills   |
        | Speaker | personnel | Federation   | <skills> |
      And Alice has:
        | card    | where           |
        | Speaker | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Primitive Humanoids | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Speaker" is <speaker>
      And "Primitive Humanoids" is now <card>

      Examples: All that it asks for, and less
        | skills                      | lost    | speaker               | card                  |
        | Leadership x2, Anthropology | nobody  | still on "Excavation" | in Bob's discard pile |
        | Leadership, Anthropology    | someone | now atop "Excavation" | atop "Excavation"     |
        | Leadership x2               | someone | now atop "Excavation" | atop "Excavation"     |

    @frame=many
    Example: chance takes two of three, and when the mission is solved they are on the planet again
      Given these made-up cards:
        | card   | type      | affiliations | skills      |
        | Digger | personnel | Federation   | Archaeology |
      And Alice has:
        | card      | where             |
        | Worf      | on "Excavation"   |
        | Data      | on "Excavation"   |
        | Tasha Yar | on "Excavation"   |
        | Runabout  | at "Excavation"   |
        | Digger    | aboard "Runabout" |
      And Bob has:
        | card                | where              |
        | Primitive Humanoids | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" and "Data" from "Worf", "Data" and "Tasha Yar"
      Then "Worf" and "Data" are now atop "Excavation"
      And "Tasha Yar" is now stopped
      When Alice beams "Digger" to "Excavation"
      And Alice attempts "Excavation"
      Then "Excavation" has been solved by Alice
      And "Worf" and "Data" are now on "Excavation"
      And "Primitive Humanoids" is now in Bob's discard pile

  @ruling=custom-cards-294
  Rule: Whom Punishment Zone takes is killed or beams up for 5 points, as his player chooses, and for 10 if he is Federation

    @frame=many
    Scenario Outline: a <affiliation> beams up, and of 20 points <points> are left
      Given these made-up cards:
        | card  | type      | affiliations  |
        | Guest | personnel | <affiliation> |
        | Host  | personnel | <affiliation> |
      And Alice has 20 points
      And Alice has:
        | card              | where                      |
        | Guest             | on "Excavation"            |
        | Host              | on "Excavation"            |
        | Runabout [first]  | at "Excavation"            |
        | Runabout [second] | at "Excavation"            |
        | Runabout [third]  | at "Explore Black Cluster" |
      And Bob has:
        | card             | where              |
        | Runabout [other] | at "Excavation"    |
        | Punishment Zone  | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Guest" from "Guest" and "Host"
      And Alice chooses the word "beam up"
      And Alice chooses "Runabout" [second] from "Runabout" [first] and "Runabout" [second]
      Then "Guest" is now aboard "Runabout" [second]
      And Alice now has <points> points

      Examples: Whom it costs more
        | affiliation | points |
        | Romulan     | 15     |
        | Federation  | 10     |
