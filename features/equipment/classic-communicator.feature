Feature: Classic Communicator
  One of the original series adds for a turn what another one of them knows.

  Rule: When it enters play, its player may select who adds which skill of whom at the location

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And these made-up cards:
        | card         | type      | affiliations | icons           | skills           |
        | Yeoman Teller | personnel | Federation   | original series | Law, Diplomacy x2 |

    @ruling=cr14-classic-communicator-01 @frame=unsayable
    Example: Lt. D'Amato, and not Mr. Spock, adds Diplomacy, and not Law, from the yeoman, and not from Mr. Spock
      Given Alice has:
        | card                    | where                       |
        | Alternate Universe Door | on the table                |
        | Federation Outpost      | at "Excavation"             |
        | Lt. D'Amato             | aboard "Federation Outpost" |
        | Mr. Spock               | aboard "Federation Outpost" |
        | Yeoman Teller           | aboard "Federation Outpost" |
        | Worf                    | aboard "Federation Outpost" |
        | Classic Communicator    | in hand                     |
      When Alice reports "Classic Communicator" to "Federation Outpost"
      And Alice chooses "Lt. D'Amato" from "Lt. D'Amato", "Mr. Spock", "Yeoman Teller" and none
      And Alice chooses "Yeoman Teller" from "Mr. Spock" and "Yeoman Teller"
      And Alice chooses Diplomacy from Law and Diplomacy
      Then the skills of "Lt. D'Amato" are Geology x2, Archaeology, Diplomacy x2, SCIENCE
      When Alice ends the turn
      Then the skills of "Lt. D'Amato" are Geology x2, Archaeology, SCIENCE

    @ruling=cr14-classic-communicator-02 @frame=unsayable @part=optional
    Example: she may decline to
      Given Alice has:
        | card                    | where                       |
        | Alternate Universe Door | on the table                |
        | Federation Outpost      | at "Excavation"             |
        | Lt. D'Amato             | aboard "Federation Outpost" |
        | Yeoman Teller           | aboard "Federation Outpost" |
        | Classic Communicator    | in hand                     |
      When Alice reports "Classic Communicator" to "Federation Outpost"
      And Alice chooses none from "Lt. D'Amato", "Yeoman Teller" and none
      Then the skills of "Lt. D'Amato" are Geology x2, Archaeology, SCIENCE
      And the skills of "Yeoman Teller" are Law, Diplomacy x2

    @ruling=cr14-classic-communicator-02 @frame=unsayable @part=same-location
    Example: nothing is added from elsewhere, but from the planet below
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card                    | where                       |
        | Alternate Universe Door | on the table                |
        | Federation Outpost      | at "Excavation"             |
        | Lt. D'Amato             | aboard "Federation Outpost" |
        | Yeoman Teller           | on "Excavation"             |
        | Runabout                | at "Explore Black Cluster"  |
        | Mr. Spock               | aboard "Runabout"           |
        | Classic Communicator    | in hand                     |
      When Alice reports "Classic Communicator" to "Federation Outpost"
      And Alice chooses "Lt. D'Amato" from "Lt. D'Amato" and none
      And Alice chooses Law from Law and Diplomacy
      Then the skills of "Lt. D'Amato" are Geology x2, Archaeology, Law, SCIENCE
