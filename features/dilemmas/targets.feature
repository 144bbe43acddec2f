Feature: Whom and what dilemmas target
  A dilemma that finds nothing of the kind that it takes is discarded without effect.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card              | where                      |
      | U.S.S. Enterprise | at "Excavation"            |
      | Mot the Barber    | aboard "U.S.S. Enterprise" |
      | Data              | on "Excavation"            |
      | Worf              | on "Excavation"            |

  @ruling=1eD-dilemma-resolution-67
  Rule: Whoever a dilemma kills is its target

    Example: nobody is there whom an echo could kill, and the dilemma is discarded
      Given Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Empathic Echo" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-68
  Rule: The facility that a dilemma is placed on is its target

    @part=facility
    Example: no facility is there, and the dilemma is discarded
      Given Bob has:
        | card                 | where              |
        | Symbalene Blood Burn | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Symbalene Blood Burn" is now in Bob's discard pile
      And nothing else has changed

    @part=facility
    Example: it lies on the facility that is there
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
      And Bob has:
        | card                 | where              |
        | Symbalene Blood Burn | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf"
      Then "Symbalene Blood Burn" is now on "Federation Outpost"
      And "Worf" is now in Alice's discard pile
      And nothing else has changed

    @part=personnel
    Example: nobody unique is there to be framed, and the dilemma is discarded
      Given "Data" and "Worf" are aboard "U.S.S. Enterprise"
      And Alice has:
        | card   | where           |
        | Mendon | on "Excavation" |
      And Bob has:
        | card              | where              |
        | Framed for Murder | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Framed for Murder" is now in Bob's discard pile
      And nothing else has changed

    @part=ship
    Example: neither a ship nor a facility is there, and the associate stays with nobody
      Given the spaceline:
        | mission         |
        | Cloaked Mission |
      And "U.S.S. Enterprise" is at "Cloaked Mission"
      And Bob has:
        | card                    | where              |
        | Untrustworthy Associate | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Untrustworthy Associate" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-69
  Rule: The place where a dilemma sends somebody is its target

    Example: there is no other planet, and nobody leaves
      Given Bob has:
        | card                 | where              |
        | Male's Love Interest | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Male's Love Interest" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-75
  Rule: Where the Flight of the Intruder leaves nobody to target, the dilemma goes back and the attempt ends

    Example: two shape-shifters fly home, and the dilemma is not done with
      Given the spaceline:
        | mission            |
        | Botanical Research |
      And Alice has:
        | card                   | where                   |
        | Martia                 | on "Botanical Research" |
        | Lovok Founder          | on "Botanical Research" |
        | Flight of the Intruder | in hand                 |
      And Bob has:
        | card                 | where                      |
        | Armus - Skin of Evil | under "Botanical Research" |
      When Alice attempts "Botanical Research"
      And play goes on until the encounter with "Armus - Skin of Evil"
      And Alice responds with "Flight of the Intruder" on "Martia"
      And Alice chooses "Lovok Founder" from "Lovok Founder" and none
      Then "Martia" and "Lovok Founder" are now in Alice's hand
      And "Armus - Skin of Evil" is now under "Botanical Research"
      And "Flight of the Intruder" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-76
  Rule: Without a target of the kind that it asks for a dilemma has no effect

    Example: nobody hears the echo, and the next dilemma is met
      Given the seeds under "Excavation" hold in order:
        | card            |
        | Empathic Echo   |
        | Chula: The Dice |
      When Alice attempts "Excavation"
      Then "Empathic Echo" is now in Bob's discard pile
      And "Chula: The Dice" has been encountered
      And "Data" and "Worf" are now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-77
  Rule: What kills somebody with Empathy is discarded where nobody has it

    Example: nobody hears the echo, and nobody is stopped by it
      Given Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Empathic Echo" is now in Bob's discard pile
      And nothing else has changed

    Example: an empath hears it and is killed
      Given Alice has:
        | card        | where           |
        | Deanna Troi | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Deanna Troi" has been killed

  @ruling=1eD-dilemma-resolution-78
  Rule: What takes a man is discarded where there is none

    Background:
      Given the spaceline:
        | mission         |
        | Cloaked Mission |

    Example: a team of women goes on
      Given "Data" and "Worf" are aboard "U.S.S. Enterprise"
      And Alice has:
        | card        | where           |
        | Deanna Troi | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Male's Love Interest | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Male's Love Interest" is now in Bob's discard pile
      And nothing else has changed

    Example: the man of the team leaves with his lover
      Given "Data" is aboard "U.S.S. Enterprise"
      And Bob has:
        | card                 | where              |
        | Male's Love Interest | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" is now on "Cloaked Mission"
      And "Male's Love Interest" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-79
  Rule: What takes one who is no Cardassian is discarded where there are only Cardassians

    Background:
      Given the spaceline:
        | mission       |
        | Alter Records |
      And Alice has:
        | card    | where              |
        | Boheeka | on "Alter Records" |
        | Damar   | on "Alter Records" |

    Example: Cardassians do not fall for their own trap
      Given Bob has:
        | card            | where                 |
        | Cardassian Trap | under "Alter Records" |
      When Alice attempts "Alter Records"
      Then "Cardassian Trap" is now in Bob's discard pile
      And nothing else has changed

    Example: a guest of theirs does
      Given Alice has:
        | card | where              |
        | Morn | on "Alter Records" |
      And Bob has:
        | card            | where                 |
        | Cardassian Trap | under "Alter Records" |
      When Alice attempts "Alter Records"
      Then "Morn" has been captured

  @ruling=1eD-dilemma-resolution-80
  Rule: Somebody who has to be there to get past is no target

    Example: a crew without MEDICAL dies, and the dilemma is not void for that
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And "U.S.S. Enterprise" is at "Explore Black Cluster"
      And Bob has:
        | card                  | where                         |
        | Tarellian Plague Ship | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Mot the Barber" has been killed

    Example: a team of men does not get past the society, which waits for the next team
      Given Bob has:
        | card                | where              |
        | Matriarchal Society | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Matriarchal Society" has been encountered
      And "Matriarchal Society" is still under "Excavation"
      And "Data" and "Worf" are now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-81
  Rule: Of two targets of different kinds the one that is there is taken

    Example: no hologram is there, and the dilemma still takes the other one
      Given Alice has:
        | card         | where           |
        | Jenna D'Sora | on "Excavation" |
      And Bob has:
        | card    | where              |
        | Dejaren | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Jenna D'Sora"
      Then "Jenna D'Sora" has been killed

  @ruling=1eD-dilemma-resolution-82
  Rule: Where no hologram is present, Dejaren takes one who is none

    Example: one of three is chosen
      Given Alice has:
        | card         | where           |
        | Jenna D'Sora | on "Excavation" |
      And Bob has:
        | card    | where              |
        | Dejaren | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Data", "Worf" and "Jenna D'Sora"
      Then "Worf" has been killed
      And "Jenna D'Sora" is still on "Excavation"

  @ruling=1eD-dilemma-resolution-83
  Rule: Where only holograms are present, Dejaren takes one of them

    Example: one of two is chosen
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And "Mot the Barber" is on "Excavation"
      And "U.S.S. Enterprise" is at "Explore Black Cluster"
      And Alice has:
        | card           | where                      |
        | Paul Rice      | aboard "U.S.S. Enterprise" |
        | E.M.H. Program | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card    | where                         |
        | Dejaren | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Paul Rice" from "Paul Rice" and "E.M.H. Program"
      Then "Paul Rice" has been selected
      And "E.M.H. Program" is still aboard "U.S.S. Enterprise"

  @ruling=1eD-dilemma-resolution-84
  Rule: A dilemma for two takes the only one there is

    Example: bolites for two bite one
      Given "Data" is aboard "U.S.S. Enterprise"
      And Bob has:
        | card             | where              |
        | Garanian Bolites | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" is now stopped
      And "Garanian Bolites" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-85
  Rule: A dilemma without the facility that it is to be placed on is discarded

    @part=facility
    Example: it kills nobody either
      Given Bob has:
        | card                 | where              |
        | Symbalene Blood Burn | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Symbalene Blood Burn" is now in Bob's discard pile
      And "Data" and "Worf" are still on "Excavation"
      And nothing else has changed

    Example: one that lacks whom its conditions ask for is not discarded
      Given Bob has:
        | card                 | where              |
        | Symbalene Blood Burn | under "Excavation" |
        | Hippocratic Oath     | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Symbalene Blood Burn" is now in Bob's discard pile
      And "Hippocratic Oath" has been encountered
      And "Hippocratic Oath" is still under "Excavation"
      And "Data" and "Worf" are now stopped
      And nothing else has changed

    @part=ship
    Example: one for a ship or a facility is discarded where neither is, and stops nobody
      Given the spaceline:
        | mission         |
        | Cloaked Mission |
      And "U.S.S. Enterprise" is at "Cloaked Mission"
      And Bob has:
        | card                    | where              |
        | Untrustworthy Associate | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Untrustworthy Associate" is now in Bob's discard pile
      And "Data" and "Worf" are still not stopped
      And nothing else has changed

    @part=ship
    Example: a ship does not do for one that needs a facility, and does for one that takes either
      Given the seeds under "Excavation" hold in order:
        | card                    |
        | Symbalene Blood Burn    |
        | Untrustworthy Associate |
      When Alice attempts "Excavation"
      Then "Symbalene Blood Burn" is now in Bob's discard pile
      And "Untrustworthy Associate" is now on "U.S.S. Enterprise"
      And "Untrustworthy Associate" is now targeting "U.S.S. Enterprise"
      And "Data" and "Worf" are now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-86
  Rule: A dilemma that finds no place to send somebody to is discarded

    Example: all other locations are in space, and no woman runs off
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card        | where           |
        | Deanna Troi | on "Excavation" |
        | Vash        | on "Excavation" |
      And Bob has:
        | card                   | where              |
        | Female's Love Interest | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Female's Love Interest" is now in Bob's discard pile
      And "Deanna Troi" and "Vash" are still on "Excavation"
      And "Excavation" is now completed
      And Alice now has 25 points
      And nothing else has changed

    Example: one that finds no healer for its conditions is not discarded
      Given Alice has:
        | card        | where           |
        | Deanna Troi | on "Excavation" |
      And Bob has:
        | card                   | where              |
        | Female's Love Interest | under "Excavation" |
        | Hippocratic Oath       | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Female's Love Interest" is now in Bob's discard pile
      And "Deanna Troi" is still on "Excavation"
      And "Hippocratic Oath" has been encountered
      And "Hippocratic Oath" is still under "Excavation"
      And "Data", "Worf" and "Deanna Troi" are now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-87
  Rule: A love that has no other planet to go to has no effect

    Example: nobody is even selected
      Given Bob has:
        | card                 | where              |
        | Male's Love Interest | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Male's Love Interest" is now in Bob's discard pile
      And nothing else has changed

    Example: with another planet there is somebody to choose
      Given the spaceline:
        | mission         |
        | Cloaked Mission |
      And Bob has:
        | card                 | where              |
        | Male's Love Interest | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Data" from "Data" and "Worf"
      Then "Data" is now on "Cloaked Mission"
      And "Male's Love Interest" is now in Bob's discard pile
      And nothing else has changed
