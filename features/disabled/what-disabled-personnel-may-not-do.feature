Feature: What disabled personnel may not do
  Disabled personnel do nothing by themselves; others take them along.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eD-disabled-18
  Rule: A disabled personnel may perform no action

    Background:
      Given Alice has:
        | card        | where                |
        | U.S.S. Hood | at "Excavation"      |
        | Deanna Troi | aboard "U.S.S. Hood" |
        | Worf        | on "Excavation"      |

    @question=transporters-without-a-crew
    Example: a disabled personnel neither attempts a mission nor operates transporters
      Given "Deanna Troi" and "Worf" are disabled
      Then these are illegal:
        | action                                  |
        | Alice attempts "Excavation"             |
        | Alice beams "Worf" aboard "U.S.S. Hood" |
      And nothing else has changed

    @reading=transporters-without-a-crew/by-themselves
    Example: a disabled personnel attempts no mission, and the transporters need nobody
      Given "Deanna Troi" and "Worf" are disabled
      Then these are illegal:
        | action                      |
        | Alice attempts "Excavation" |
      And these are legal:
        | action                                  |
        | Alice beams "Worf" aboard "U.S.S. Hood" |
      And nothing else has changed

    Example: a personnel who is not disabled does both
      Then these are legal:
        | action                                  |
        | Alice attempts "Excavation"             |
        | Alice beams "Worf" aboard "U.S.S. Hood" |

    Example: one who is not disabled operates transporters beside one who is
      Given "Deanna Troi" is disabled
      And Alice has:
        | card  | where                |
        | Taitt | aboard "U.S.S. Hood" |
      When Alice beams "Worf" aboard "U.S.S. Hood"
      Then "Worf" is now aboard "U.S.S. Hood"
      And "Deanna Troi" is still disabled
      And nothing else has changed

    @frame=differs
    Scenario Outline: Vash is <state> beside Worf, and after his attempt the mission is <is> completed
      Given Alice has:
        | card | where           | state   |
        | Vash | on "Excavation" | <state> |
      When Alice attempts "Excavation"
      Then "Excavation" is <is> completed

      Examples: Only one who is not disabled helps
        | state        | is        |
        | disabled     | still not |
        | not disabled | now       |

    Scenario Outline: the only Klingon of a team is <state>, and for it to attempt a Klingon mission is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations |
        | Hunting Moon | mission   | planet | Klingon      |              |
        | Bekk         | personnel |        |              | Klingon      |
        | Drifter      | personnel |        |              | Non-Aligned  |
      And the spaceline:
        | mission      |
        | Hunting Moon |
      And Alice has:
        | card    | where             | state   |
        | Bekk    | on "Hunting Moon" | <state> |
        | Drifter | on "Hunting Moon" |         |
      When Alice attempts "Hunting Moon"
      Then that is <verdict>

      Examples: Only one who is not disabled matches it
        | state        | verdict |
        | disabled     | illegal |
        | not disabled | legal   |

    Scenario Outline: those who are <state> scout, commandeer and walk, and that is <verdict>
      Given these locations:
        | location             | quadrant |
        | Iconia Investigation | Alpha    |
      And Alice has:
        | card               | where                          | state                            |
        | Survey Drone       | on "Iconia Investigation"      | <state>                          |
        | Assimilate Planet  | on the table                   | targeting "Iconia Investigation" |
        | Simon Tarses       | aboard "Empok Nor"             | <state>                          |
        | Federation Outpost | at "Excavation"                |                                  |
        | Runabout           | docked at "Federation Outpost" |                                  |
        | Taitt              | aboard "Runabout"              | <state>                          |
      And Bob has:
        | card      | where           |
        | Empok Nor | at "Excavation" |
      And "Worf" is aboard "U.S.S. Hood"
      Then these are <verdict>:
        | action                                          |
        | Alice scouts "Iconia Investigation"             |
        | Alice commandeers "Empok Nor"                   |
        | Alice walks "Taitt" aboard "Federation Outpost" |

      Examples: Only those who are not disabled
        | state        | verdict |
        | disabled     | illegal |
        | not disabled | legal   |

  @ruling=1eD-disabled-19
  Rule: Others may beam disabled personnel and take them along as they do equipment

    @part=beamed
    Example: the others beam a disabled personnel aboard
      Given Alice has:
        | card        | where                | state    |
        | U.S.S. Hood | at "Excavation"      |          |
        | Guinan      | aboard "U.S.S. Hood" |          |
        | Worf        | on "Excavation"      | disabled |
      When Alice beams "Worf" aboard "U.S.S. Hood"
      Then "Worf" is now aboard "U.S.S. Hood"
      And "Worf" is still disabled
      And nothing else has changed

    @part=moved
    Example: a disabled personnel is carried out of the landed ship by another who walks
      Given Alice has:
        | card     | where                  | state    |
        | Runabout | landed on "Excavation" |          |
        | Guinan   | aboard "Runabout"      |          |
        | Worf     | aboard "Runabout"      | disabled |
      When Alice walks "Guinan" and "Worf" on "Excavation"
      Then "Guinan" and "Worf" are now on "Excavation"
      And "Worf" is still disabled
      And nothing else has changed

  @ruling=1eD-disabled-20
  Rule: Disabled personnel are not equipment in any other respect

    Example: the overload destroys the tricorder and spares the disabled officer beside it
      Given Alice has:
        | card        | where                | state    |
        | U.S.S. Hood | at "Excavation"      |          |
        | Worf        | aboard "U.S.S. Hood" | disabled |
        | Tricorder   | aboard "U.S.S. Hood" |          |
      And Bob has:
        | card               | where   |
        | Disruptor Overload | in hand |
      When Bob plays "Disruptor Overload" on "U.S.S. Hood"
      Then "Tricorder" has been destroyed
      And "Worf" is still aboard "U.S.S. Hood"

  @ruling=1eD-disabled-21
  Rule: A disabled Treachery personnel does not let you recruit mercenaries where it is

    Background:
      Given Alice has:
        | card                | where           |
        | Ro Laren            | on "Excavation" |
        | Recruit Mercenaries | in hand         |
        | Suna                | in draw deck    |

    Example: nobody comes to where the only Treachery is disabled
      Given "Ro Laren" is disabled
      When Alice plays "Recruit Mercenaries"
      Then that is illegal
      And nothing else has changed

    Example: the card is played where there is Treachery that is not disabled
      Then these are legal:
        | action                            |
        | Alice plays "Recruit Mercenaries" |

  @ruling=1eD-disabled-22
  Rule: A disabled android aboard does not keep the ship from being relocated at Paxan "Wormhole"

    Example: the ship is relocated as if there were no android aboard
      Given the spaceline:
        | mission          |
        | Paxan "Wormhole" |
      And Bob has:
        | card         | where                 | state    |
        | I.K.S. Buruk | at "Paxan 'Wormhole'" |          |
        | Lore         | aboard "I.K.S. Buruk" | disabled |
      When Alice uses "Paxan 'Wormhole'" on "I.K.S. Buruk"
      And Alice chooses "Excavation"
      Then "I.K.S. Buruk" is now at "Excavation"
      And nothing else has changed

  @ruling=1eD-disabled-23
  Rule: A disabled Data does not give you the choice of All Threes

    Example: the opponent says which set is taken into hand
      Given Alice has:
        | card       | where           | state    |
        | Data       | on "Excavation" | disabled |
        | All Threes | in hand         |          |
      And Alice's draw deck holds in order:
        | card            |
        | Worf            |
        | Deanna Troi     |
        | Geordi La Forge |
        | Tricorder       |
        | Medical Kit     |
        | Runabout        |
      When Alice plays "All Threes"
      And Bob chooses the word "second"
      Then "Tricorder", "Medical Kit" and "Runabout" are now in Alice's hand
      And "Worf", "Deanna Troi" and "Geordi La Forge" are now in Alice's discard pile
      And "All Threes" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-disabled-26
  Rule: Disabled members of a group that is attacked engage nobody

    @part=away-team
    Example: a weaker attacker wins where the stronger defender is disabled
      Given Alice has:
        | card     | where           | state    |
        | Worf     | on "Excavation" | disabled |
        | Calloway | on "Excavation" |          |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |
      And it is Bob's turn
      When Bob attacks "Worf" and "Calloway" with "Klag"
      And chance chooses "Calloway"
      Then "Calloway" has been killed
      And "Klag" has not been killed

    @part=crew
    Example: a weaker boarder wins where the stronger one of the crew is disabled
      Given Alice has:
        | card        | where                | state    |
        | U.S.S. Hood | at "Excavation"      |          |
        | Worf        | aboard "U.S.S. Hood" | disabled |
        | Calloway    | aboard "U.S.S. Hood" |          |
      And Bob has:
        | card | where                |
        | Klag | aboard "U.S.S. Hood" |
      And it is Bob's turn
      When Bob attacks "Worf" and "Calloway" with "Klag"
      And chance chooses "Calloway"
      Then "Calloway" has been killed
      And "Klag" has not been killed
      And "Calloway" is now in Alice's discard pile
      And "Worf" and "Klag" are now stopped
      And nothing else has changed

  @ruling=1eD-disabled-27
  Rule: Disabled members of a group that lost a battle may be selected to die

    @part=away-team
    Example: chance selects the disabled one among those who were attacked
      Given Alice has:
        | card         | where           | state    |
        | Worf         | on "Excavation" | disabled |
        | Simon Tarses | on "Excavation" |          |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |
      And it is Bob's turn
      When Bob attacks "Worf" and "Simon Tarses" with "Klag"
      And chance chooses "Worf" from "Worf" and "Simon Tarses"
      Then "Worf" has been killed
      And "Simon Tarses" has not been killed

    @part=crew
    Example: chance selects the disabled one of a crew
      Given Alice has:
        | card         | where                | state    |
        | U.S.S. Hood  | at "Excavation"      |          |
        | Worf         | aboard "U.S.S. Hood" | disabled |
        | Simon Tarses | aboard "U.S.S. Hood" |          |
      And Bob has:
        | card | where                |
        | Klag | aboard "U.S.S. Hood" |
      And it is Bob's turn
      When Bob attacks "Worf" and "Simon Tarses" with "Klag"
      And chance chooses "Worf" from "Worf" and "Simon Tarses"
      Then "Worf" has been killed
      And "Simon Tarses" has not been killed
      And "Worf" is now in Alice's discard pile
      And "Simon Tarses" and "Klag" are now stopped
      And nothing else has changed
