Feature: Echo Papa 607 in 1996
  A drone that is stronger by ten in every battle.

  @ruling=faq96-37-echo-papa-607-killer-drone-01
  Rule: The killer drone has a STRENGTH of 10 in its first battle, and of 10 more in each one after that

    Example: 10, 20, 30 and 40 more than Klag's own 7
      Given the spaceline:
        | mission    |
        | Excavation |
      And these made-up cards:
        | card         | type      | affiliations | classification | integrity | cunning | strength |
        | First Guard  | personnel | Romulan      | OFFICER        | 5         | 5       | 16       |
        | Second Guard | personnel | Romulan      | OFFICER        | 5         | 5       | 26       |
        | Third Guard  | personnel | Romulan      | OFFICER        | 5         | 5       | 36       |
        | Fourth Guard | personnel | Romulan      | OFFICER        | 5         | 5       | 48       |
      And Alice has:
        | card                       | where           |
        | Klag                       | on "Excavation" |
        | Echo Papa 607 Killer Drone | on "Excavation" |
      And Bob has:
        | card         | where            |
        | First Guard  | on "Excavation"  |
        | Haakona      | at "Excavation"  |
        | Second Guard | aboard "Haakona" |
        | Third Guard  | aboard "Haakona" |
        | Fourth Guard | aboard "Haakona" |
      When Alice attacks "First Guard" with "Klag"
      Then "First Guard" has been killed
      When Alice ends the turn
      And Bob beams "Second Guard" to "Excavation"
      And Bob ends the turn
      And Alice attacks "Second Guard" with "Klag"
      Then "Second Guard" has been killed
      When Alice ends the turn
      And Bob beams "Third Guard" to "Excavation"
      And Bob ends the turn
      And Alice attacks "Third Guard" with "Klag"
      Then "Third Guard" has been killed
      When Alice ends the turn
      And Bob beams "Fourth Guard" to "Excavation"
      And Bob ends the turn
      And Alice attacks "Fourth Guard" with "Klag"
      Then "Klag" has been killed
      And "Fourth Guard" has not been killed

    Example: a battle elsewhere, in which it has no part, is not its first
      Given these made-up cards:
        | card         | type      | kind   | affiliations | classification | integrity | cunning | strength |
        | Quiet Planet | mission   | planet |              |                |           |         |          |
        | Boarder      | personnel |        | Klingon      | OFFICER        | 5         | 5       | 7        |
        | Small Guard  | personnel |        | Romulan      | OFFICER        | 5         | 5       | 2        |
        | Stout Guard  | personnel |        | Romulan      | OFFICER        | 5         | 5       | 20       |
      And the spaceline:
        | mission      |
        | Excavation   |
        | Quiet Planet |
      And Alice has:
        | card                       | where             |
        | Klag                       | on "Excavation"   |
        | Echo Papa 607 Killer Drone | on "Excavation"   |
        | Boarder                    | on "Quiet Planet" |
      And Bob has:
        | card        | where             |
        | Stout Guard | on "Excavation"   |
        | Small Guard | on "Quiet Planet" |
      When Alice attacks "Small Guard" with "Boarder"
      Then "Small Guard" has been killed
      When Alice attacks "Stout Guard" with "Klag"
      Then "Klag" has been killed
      And "Stout Guard" has not been killed

  @ruling=faq96-37-echo-papa-607-killer-drone-02
  Rule: The killer drone is stronger in the next battle, and not in the next round of the same one

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |

    @part=battles
    Example: whoever is attacked again in Alice's next turn is in another battle
      Given these made-up cards:
        | card         | type      | affiliations | classification | integrity | cunning | strength |
        | Stout Guard  | personnel | Romulan      | OFFICER        | 5         | 5       | 26       |
        | Boarder      | personnel | Klingon      | OFFICER        | 5         | 5       | 7        |
        | Next Boarder | personnel | Klingon      | OFFICER        | 5         | 5       | 7        |
      And Alice has:
        | card                       | where           |
        | Boarder                    | on "Excavation" |
        | Next Boarder               | on "Excavation" |
        | Echo Papa 607 Killer Drone | on "Excavation" |
      And Bob has:
        | card        | where           |
        | Stout Guard | on "Excavation" |
      When Alice attacks "Stout Guard" with "Boarder" and "Next Boarder"
      And chance chooses "Boarder" from "Boarder" and "Next Boarder"
      Then "Boarder" has been killed
      When Alice ends the turn
      And Bob ends the turn
      And Alice attacks "Stout Guard" with "Next Boarder"
      Then "Stout Guard" has been killed
      And "Next Boarder" has not been killed

    @part=rounds @question=rounds-of-rogue-borg @frame=many
    Example: five Rogue Borg with a STRENGTH of 25 beat the Helmsman, and then the Gunnery Officer
      Given these made-up cards:
        | card            | type      | affiliations | classification | integrity | cunning | strength |
        | Gunnery Officer | personnel | Klingon      | OFFICER        | 5         | 5       | 7        |
        | Helmsman        | personnel | Klingon      | OFFICER        | 5         | 5       | 7        |
      And Alice has:
        | card                       | where           |
        | Bortas                     | at "Excavation" |
        | Gunnery Officer            | aboard "Bortas" |
        | Helmsman                   | aboard "Bortas" |
        | Echo Papa 607 Killer Drone | aboard "Bortas" |
      And Bob has:
        | card                            | where       |
        | Rogue Borg Mercenaries [first]  | on "Bortas" |
        | Rogue Borg Mercenaries [second] | on "Bortas" |
        | Rogue Borg Mercenaries [third]  | on "Bortas" |
        | Rogue Borg Mercenaries [fourth] | on "Bortas" |
        | Rogue Borg Mercenaries [fifth]  | on "Bortas" |
      When Alice ends the turn
      And chance chooses "Helmsman" from "Gunnery Officer" and "Helmsman"
      Then "Helmsman" has been killed
      When Bob ends the turn
      Then "Gunnery Officer" has been killed

    @reading=rounds-of-rogue-borg/battles
    Example: five Rogue Borg with a STRENGTH of 25 beat the Helmsman, and lose to the Gunnery Officer
      Given these made-up cards:
        | card            | type      | affiliations | classification | integrity | cunning | strength |
        | Gunnery Officer | personnel | Klingon      | OFFICER        | 5         | 5       | 7        |
        | Helmsman        | personnel | Klingon      | OFFICER        | 5         | 5       | 7        |
      And Alice has:
        | card                       | where           |
        | Bortas                     | at "Excavation" |
        | Gunnery Officer            | aboard "Bortas" |
        | Helmsman                   | aboard "Bortas" |
        | Echo Papa 607 Killer Drone | aboard "Bortas" |
      And Bob has:
        | card                            | where       |
        | Rogue Borg Mercenaries [first]  | on "Bortas" |
        | Rogue Borg Mercenaries [second] | on "Bortas" |
        | Rogue Borg Mercenaries [third]  | on "Bortas" |
        | Rogue Borg Mercenaries [fourth] | on "Bortas" |
        | Rogue Borg Mercenaries [fifth]  | on "Bortas" |
      When Alice ends the turn
      And chance chooses "Helmsman" from "Gunnery Officer" and "Helmsman"
      Then "Helmsman" has been killed
      When Bob ends the turn
      And chance chooses "Rogue Borg Mercenaries" [fifth] from five "Rogue Borg Mercenaries"
      Then "Gunnery Officer" has not been killed
      And "Rogue Borg Mercenaries" [fifth] is now in Bob's discard pile

  @ruling=faq96-37-echo-papa-607-killer-drone-03
  Rule: The killer drone does not go into battle alone

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                       | where           |
        | Echo Papa 607 Killer Drone | on "Excavation" |

    Example: it attacks nobody by itself
      Given Bob has:
        | card  | where           |
        | Jaron | on "Excavation" |
      When Alice attacks "Jaron" with "Echo Papa 607 Killer Drone"
      Then that is illegal
      And nothing else has changed

    Example: Klag takes it with him
      Given Alice has:
        | card | where           |
        | Klag | on "Excavation" |
      And Bob has:
        | card  | where           |
        | Jaron | on "Excavation" |
      When Alice attacks "Jaron" with "Klag"
      Then "Jaron" has been killed

  @ruling=faq96-37-echo-papa-607-killer-drone-04
  Rule: The STRENGTH of the killer drone counts in battles, and for no mission or dilemma

    @part=mission
    Example: three Klingons and the drone do not solve Brute Force
      Given the spaceline:
        | mission     |
        | Brute Force |
      And Alice has:
        | card                       | where            |
        | Klag                       | on "Brute Force" |
        | Kurn                       | on "Brute Force" |
        | Gowron                     | on "Brute Force" |
        | Echo Papa 607 Killer Drone | on "Brute Force" |
      When Alice attempts "Brute Force"
      Then "Brute Force" is still not completed
      And nothing else has changed

    @part=dilemma
    Example: five Romulans with a STRENGTH of 43 and the drone do not overcome the Nausicaans
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                       | where           |
        | Galathon                   | on "Excavation" |
        | Jaron                      | on "Excavation" |
        | Parem                      | on "Excavation" |
        | Taibak                     | on "Excavation" |
        | Thei                       | on "Excavation" |
        | Echo Papa 607 Killer Drone | on "Excavation" |
      And Bob has:
        | card       | where              |
        | Nausicaans | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Jaron" from "Galathon", "Jaron", "Parem", "Taibak" and "Thei"
      Then "Jaron" has been killed
      And "Jaron" is now in Alice's discard pile
      And "Nausicaans" is now in Bob's discard pile
      And "Galathon", "Parem", "Taibak" and "Thei" are now stopped
      And nothing else has changed
