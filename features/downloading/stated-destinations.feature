Feature: Downloads to a stated destination
  The card goes where the text says, whatever quadrant or facility that is; what restricts the card itself still does.

  Background:
    Given these locations:
      | location              |
      | Excavation            |
      | Aftermath             |
      | Wormhole Negotiations |
    And Alice has:
      | card               | where          |
      | Federation Outpost | at "Aftermath" |

  @ruling=1eD-downloading-39
  Rule: Cards that are downloaded together go to one destination

    Example: the outpost is chosen once for two specialists
      Given Alice has:
        | card                       | where                      |
        | Assign Mission Specialists | in hand                    |
        | Federation Outpost [far]   | at "Wormhole Negotiations" |
        | Simon Tarses               | in draw deck               |
        | Darian Wallace             | in draw deck               |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Simon Tarses" and "Darian Wallace"
      And Alice chooses "Federation Outpost" [far] from "Federation Outpost" and "Federation Outpost" [far]
      Then "Simon Tarses" and "Darian Wallace" are now aboard "Federation Outpost" [far]
      And "Assign Mission Specialists" is still on the table
      And nothing else has changed

  @ruling=1eD-downloading-54
  Rule: A card goes exactly to the destination that the text states

    Background:
      Given Alice has:
        | card                       | where                          |
        | Assign Mission Specialists | in hand                        |
        | U.S.S. Enterprise          | docked at "Federation Outpost" |
        | Simon Tarses               | in draw deck                   |

    @part=personnel
    Example: the specialist does not go aboard a ship
      Given Alice has:
        | card                     | where                      |
        | Federation Outpost [far] | at "Wormhole Negotiations" |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Simon Tarses"
      And Alice chooses "Federation Outpost" from "Federation Outpost" and "Federation Outpost" [far]
      Then "Simon Tarses" is now aboard "Federation Outpost"
      And "Assign Mission Specialists" is still on the table
      And nothing else has changed

    @part=personnel
    Example: the specialist goes to the outpost
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Simon Tarses"
      Then "Simon Tarses" is now aboard "Federation Outpost"
      And "Assign Mission Specialists" is still on the table
      And nothing else has changed

    @part=equipment
    Example: a phaser goes to an Away Team, and not to a planet where nobody is
      Given Alice has:
        | card                  | where          | state   |
        | Prepare Assault Teams | on the table   | face up |
        | Worf                  | on "Aftermath" |         |
        | Bajoran Phaser        | in draw deck   |         |
      Then these are illegal:
        | action                                                                         |
        | Alice downloads "Bajoran Phaser" on "Excavation" with "Prepare Assault Teams" |
      When Alice downloads "Bajoran Phaser" on "Aftermath" with "Prepare Assault Teams"
      Then "Bajoran Phaser" is now on "Aftermath"
      And nothing else has changed

    @part=ship
    Example: a ship goes to where the homeworld is attacked, and not to an outpost elsewhere
      Given these locations:
        | location          |
        | Espionage Mission |
      And Bob has:
        | card                      | where                  | state   |
        | U.S.S. Oberth             | at "Espionage Mission" |         |
        | Defend Homeworld          | on the table           | face up |
        | Federation Outpost [his]  | at "Excavation"        |         |
        | Runabout                  | in draw deck           |         |
      And Alice has:
        | card   | where                  |
        | Bortas | at "Espionage Mission" |
        | Gowron | aboard "Bortas"        |
      When Alice attacks "U.S.S. Oberth" with "Bortas"
      And Bob responds with "Defend Homeworld"
      And Bob chooses "Runabout" from "Runabout" and none
      Then "Runabout" is now at "Espionage Mission"
      And "Bortas", "Gowron" and "U.S.S. Oberth" are now stopped
      And "U.S.S. Oberth" is now damaged
      And nothing else has changed

    @part=equipment
    Example: nor to a planet where only Bob has an Away Team
      Given Alice has:
        | card                  | where          | state   |
        | Prepare Assault Teams | on the table   | face up |
        | Worf                  | on "Aftermath" |         |
        | Bajoran Phaser        | in draw deck   |         |
      And Bob has:
        | card  | where           |
        | Galen | on "Excavation" |
      Then these are illegal:
        | action                                                                        |
        | Alice downloads "Bajoran Phaser" on "Excavation" with "Prepare Assault Teams" |
      And these are legal:
        | action                                                                       |
        | Alice downloads "Bajoran Phaser" on "Aftermath" with "Prepare Assault Teams" |

  @ruling=1eD-downloading-55
  Rule: At a stated destination neither facility nor native quadrant is demanded

    Example: a mercenary joins a traitor on a planet of the Delta Quadrant
      Given Alice has:
        | card                | where          |
        | Vash                | on "Aftermath" |
        | Jo'Bril             | in draw deck   |
        | Recruit Mercenaries | in hand        |
      And Alice has 20 points
      When Alice plays "Recruit Mercenaries"
      Then "Jo'Bril" is now on "Aftermath"
      And "Recruit Mercenaries" is now in Alice's discard pile
      And Alice now has 10 points
      And nothing else has changed

  @ruling=1eD-downloading-57
  Rule: Neither the specialists nor the outpost need be in the native quadrant

    @part=personnel @part=outpost
    Example: a specialist of the Alpha Quadrant goes to an outpost in the Delta Quadrant
      Given Alice has:
        | card                       | where        |
        | Assign Mission Specialists | in hand      |
        | Simon Tarses               | in draw deck |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Simon Tarses"
      Then "Simon Tarses" is now aboard "Federation Outpost"
      And "Assign Mission Specialists" is still on the table
      And nothing else has changed

  @ruling=1eD-downloading-58
  Rule: Both specialists go to the same outpost

    Example: an outpost that only one of them may enter is not offered to both
      Given Alice has:
        | card                       | where                      |
        | Assign Mission Specialists | in hand                    |
        | Klingon Outpost            | at "Wormhole Negotiations" |
        | Narik                      | in draw deck               |
        | Simon Tarses               | in draw deck               |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Narik" and "Simon Tarses"
      Then "Narik" and "Simon Tarses" are now aboard "Federation Outpost"
      And "Assign Mission Specialists" is still on the table
      And nothing else has changed

  @ruling=1eD-downloading-59
  Rule: Recruit Mercenaries brings traitors to wherever their player has Treachery, in any quadrant

    @part=facility @part=ship @part=planet @part=quadrant
    Example: facility, ship and planet are offered
      Given Alice has:
        | card                | where                       |
        | Vash                | aboard "Federation Outpost" |
        | Jovis               | at "Aftermath"              |
        | Kivas Fajo          | aboard "Jovis"              |
        | Narik               | on "Excavation"             |
        | Bok                 | on "Aftermath"              |
        | Jo'Bril             | in draw deck                |
        | Recruit Mercenaries | in hand                     |
      When Alice plays "Recruit Mercenaries"
      And Alice chooses "Jovis" from "Federation Outpost", "Jovis" and "Aftermath"
      Then "Jo'Bril" is now aboard "Jovis"
      And "Narik" is still on "Excavation"
      And "Recruit Mercenaries" is now in Alice's discard pile
      And Alice now has -10 points
      And nothing else has changed

    Example: nobody goes to where only Bob has a traitor
      Given Alice has:
        | card                | where                       |
        | Vash                | aboard "Federation Outpost" |
        | Bok                 | on "Aftermath"              |
        | Jo'Bril             | in draw deck                |
        | Recruit Mercenaries | in hand                     |
      And Bob has:
        | card | where           |
        | Bok  | on "Excavation" |
      When Alice plays "Recruit Mercenaries"
      And Alice chooses "Excavation"
      Then that is illegal
      When Alice chooses "Aftermath"
      Then "Jo'Bril" is now on "Aftermath"
      And "Recruit Mercenaries" is now in Alice's discard pile
      And Alice now has -10 points
      And nothing else has changed

  @ruling=1eD-downloading-61
  Rule: A stated destination opens no doorway for a card of another universe

    Example: the specialist of another universe does not come while no doorway is open
      Given Alice has:
        | card                       | where        |
        | Assign Mission Specialists | in hand      |
        | Kathleen Tonell            | in draw deck |
        | Simon Tarses               | in draw deck |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Kathleen Tonell"
      Then that is illegal
      When Alice chooses none
      Then "Kathleen Tonell" has not been downloaded

    Example: she comes when one is
      Given Alice has:
        | card                       | where        |
        | Assign Mission Specialists | in hand      |
        | Alternate Universe Door    | on the table |
        | Kathleen Tonell            | in draw deck |
        | Simon Tarses               | in draw deck |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Kathleen Tonell"
      Then "Kathleen Tonell" is now aboard "Federation Outpost"
      And "Assign Mission Specialists" is still on the table
      And nothing else has changed

  @ruling=1eD-downloading-62
  Rule: A downloaded personnel must be compatible with the ship or facility

    @part=facility
    Example: a Klingon specialist does not go to a Federation outpost
      Given Alice has:
        | card                       | where        |
        | Assign Mission Specialists | in hand      |
        | Klag                       | in draw deck |
      When Alice plays "Assign Mission Specialists"
      Then "Klag" has not been downloaded
      And "Assign Mission Specialists" is now on the table
      And nothing else has changed

    Example: he goes to a neutral one
      Given Alice has:
        | card                       | where                      |
        | Assign Mission Specialists | in hand                    |
        | Neutral Outpost            | at "Wormhole Negotiations" |
        | Klag                       | in draw deck               |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Klag"
      Then "Klag" is now aboard "Neutral Outpost"
      And "Assign Mission Specialists" is still on the table
      And nothing else has changed

    @part=ship
    Example: a Ferengi mercenary does not go aboard a Federation ship
      Given Alice has:
        | card                | where                  |
        | Runabout            | at "Excavation"        |
        | Kivas Fajo          | aboard "Runabout"      |
        | Brunt               | in draw deck           |
        | Jo'Bril             | in draw deck           |
        | Recruit Mercenaries | in hand                |
      And Alice has 20 points
      When Alice plays "Recruit Mercenaries"
      Then "Jo'Bril" is now aboard "Runabout"
      And "Brunt" is still in Alice's draw deck
      And "Recruit Mercenaries" is now in Alice's discard pile
      And Alice now has 10 points
      And nothing else has changed

  @ruling=1eD-downloading-63
  Rule: A downloaded personnel must be compatible with the others aboard

    Example: a Klingon specialist does not join Romulans on neutral ground
      Given Alice has:
        | card                       | where                      |
        | Assign Mission Specialists | in hand                    |
        | Neutral Outpost            | at "Wormhole Negotiations" |
        | Tomalak                    | aboard "Neutral Outpost"   |
        | Klag                       | in draw deck               |
        | Simon Tarses               | in draw deck               |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Klag"
      Then that is illegal
      When Alice chooses none
      Then "Klag" has not been downloaded

    Example: he joins other Klingons there
      Given Alice has:
        | card                       | where                      |
        | Assign Mission Specialists | in hand                    |
        | Neutral Outpost            | at "Wormhole Negotiations" |
        | Kor                        | aboard "Neutral Outpost"   |
        | Klag                       | in draw deck               |
        | Simon Tarses               | in draw deck               |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Klag"
      Then "Klag" is now aboard "Neutral Outpost"
      And "Assign Mission Specialists" is still on the table
      And nothing else has changed
