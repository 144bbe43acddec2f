Feature: Those who slip away, as printed
  Whom a selection misses, and who comes for somebody that leaves.

  @ruling=custom-cards-337
  Rule: Pel may be kept out of selections among males or females

    @frame=many
    Example: a draw from all does not spare her, and a love interest for females finds somebody else
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | gender | cunning |
        | Quiet Planet | mission   | planet | any          |              |        |         |
        | Far Planet   | mission   | planet | any          |              |        |         |
        | Lady         | personnel |        |              | Ferengi      | female | 6       |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Far Planet   |
      And Alice has:
        | card          | where             |
        | Pel           | on "Quiet Planet" |
        | Lady [first]  | on "Quiet Planet" |
        | Lady [second] | on "Quiet Planet" |
      And Bob has:
        | card                   | where                |
        | Hunter Gangs           | under "Quiet Planet" |
        | Female's Love Interest | under "Quiet Planet" |
      And the seeds under "Quiet Planet" hold in order:
        | card                   |
        | Hunter Gangs           |
        | Female's Love Interest |
      When Alice attempts "Quiet Planet"
      And chance chooses "Lady" [first] and "Lady" [second] from "Pel", "Lady" [first] and "Lady" [second]
      And Alice chooses yes
      And chance chooses "Lady" [first] from "Lady" [first] and "Lady" [second]
      Then "Lady" [first] is now on "Far Planet"
      And "Pel" is still on "Quiet Planet"

    @frame=many
    Scenario Outline: Alice says no to keeping her out, and the lover takes <who>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | gender |
        | Quiet Planet | mission   | planet | any          |              |        |
        | Far Planet   | mission   | planet | any          |              |        |
        | Lady         | personnel |        |              | Ferengi      | female |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Far Planet   |
      And Alice has:
        | card | where             |
        | Pel  | on "Quiet Planet" |
        | Lady | on "Quiet Planet" |
      And Bob has:
        | card                   | where                |
        | Female's Love Interest | under "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      And Alice chooses no
      And chance chooses "<who>" from "Pel" and "Lady"
      Then "<who>" is now on "Far Planet"

      Examples: Whom chance likes
        | who  |
        | Pel  |
        | Lady |

  @ruling=custom-cards-660
  Rule: Elim Garak may be kept out of random selections

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations |
        | Quiet Planet | mission   | planet | any          |              |
        | Spy          | personnel |        |              | Cardassian   |
      And the spaceline:
        | mission      |
        | Quiet Planet |

    @frame=many
    Example: chance draws without him, and the opponent chooses him all the same
      Given Alice has:
        | card         | where             |
        | Elim Garak   | on "Quiet Planet" |
        | Spy [first]  | on "Quiet Planet" |
        | Spy [second] | on "Quiet Planet" |
        | Spy [third]  | on "Quiet Planet" |
      And Bob has:
        | card                 | where                |
        | Armus - Skin of Evil | under "Quiet Planet" |
        | Ferengi Attack       | under "Quiet Planet" |
      And the seeds under "Quiet Planet" hold in order:
        | card                 |
        | Armus - Skin of Evil |
        | Ferengi Attack       |
      When Alice attempts "Quiet Planet"
      And Alice chooses yes
      And chance chooses "Spy" [second] from "Spy" [first], "Spy" [second] and "Spy" [third]
      Then "Spy" [second] has been killed
      And Bob must now choose one of "Elim Garak", "Spy" [first] and "Spy" [third]
      When Bob chooses "Elim Garak"
      Then "Elim Garak" has been killed

    @frame=many
    Example: Alice leaves him in the draw, and chance takes him
      Given Alice has:
        | card         | where             |
        | Elim Garak   | on "Quiet Planet" |
        | Spy [first]  | on "Quiet Planet" |
        | Spy [second] | on "Quiet Planet" |
        | Spy [third]  | on "Quiet Planet" |
      And Bob has:
        | card                 | where                |
        | Armus - Skin of Evil | under "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      And Alice chooses no
      And chance chooses "Elim Garak" from "Elim Garak", "Spy" [first], "Spy" [second] and "Spy" [third]
      Then "Elim Garak" has been killed

  @ruling=custom-cards-338
  Rule: Where Mr. Brunt leaves play Mr. Quark may be downloaded

    @frame=many
    Example: Mr. Brunt is killed, and Alice downloads Mr. Quark
      Given these made-up cards:
        | card          | type     | kind   | class   | affiliations | attempted by | icons           | quadrant |
        | Nagus Outpost | facility |        | outpost | Ferengi      |              | mirror universe |          |
        | Far Moon      | mission  | planet |         |              | any          |                 | mirror   |
      And these locations:
        | location | quadrant |
        | Far Moon | Mirror   |
      And Alice has:
        | card          | where         |
        | Nagus Outpost | at "Far Moon" |
        | Mr. Brunt     | on "Far Moon" |
        | Mr. Quark     | in draw deck  |
        | Data          | in draw deck  |
      And Bob has:
        | card                 | where            |
        | Armus - Skin of Evil | under "Far Moon" |
      When Alice attempts "Far Moon"
      Then "Mr. Brunt" has been killed
      When Alice chooses "Mr. Quark"
      Then "Mr. Quark" is now aboard "Nagus Outpost"

    @frame=many
    Example: while Mr. Brunt is beamed down, and a copy of him lies in hand, nobody comes; he comes when Mr. Brunt is killed
      Given these made-up cards:
        | card          | type     | kind   | class   | affiliations | attempted by | icons           | quadrant | range |
        | Nagus Outpost | facility |        | outpost | Ferengi      |              | mirror universe |          |       |
        | Far Moon      | mission  | planet |         |              | any          |                 | mirror   |       |
        | Far Barge     | ship     |        |         | Ferengi      |              | mirror universe |          | 7     |
      And these locations:
        | location | quadrant |
        | Far Moon | Mirror   |
      And Alice has:
        | card               | where              |
        | Nagus Outpost      | at "Far Moon"      |
        | Far Barge          | at "Far Moon"      |
        | Mr. Brunt          | aboard "Far Barge" |
        | Mr. Brunt [second] | in hand            |
        | Mr. Quark          | in draw deck       |
        | Data               | in draw deck       |
      And Bob has:
        | card                 | where            |
        | Armus - Skin of Evil | under "Far Moon" |
      When Alice beams "Mr. Brunt" to "Far Moon"
      Then "Mr. Brunt" is now on "Far Moon"
      And "Mr. Quark" is still in Alice's draw deck
      When Alice attempts "Far Moon" from "Far Moon"
      Then "Mr. Brunt" has been killed
      When Alice chooses "Mr. Quark"
      Then "Mr. Quark" is now aboard "Nagus Outpost"

  @ruling=custom-cards-330
  Rule: Shape-shifters who are present together fly home by Flight of the Intruder, as many as their player likes

    @frame=many
    Example: Alice takes one of two who are with the first, and cannot take one who is elsewhere
      Given these made-up cards:
        | card | type      | affiliations | keywords      |
        | Bird | personnel | Dominion     | Shape-shifter |
        | Worm | personnel | Dominion     |               |
      And the spaceline:
        | mission        |
        | Excavation     |
        | Relief Mission |
      And Alice has:
        | card                   | where               |
        | Bird [first]           | on "Excavation"     |
        | Bird [second]          | on "Excavation"     |
        | Bird [third]           | on "Excavation"     |
        | Bird [fourth]          | on "Relief Mission" |
        | Worm                   | on "Excavation"     |
        | Flight of the Intruder | in hand             |
      And it is Bob's turn
      When Alice plays "Flight of the Intruder" on "Bird" [first]
      And Alice chooses "Bird" [third] from "Bird" [second], "Bird" [third] and none
      Then "Bird" [first] and "Bird" [third] are now in Alice's hand
      And "Bird" [second] is still on "Excavation"
