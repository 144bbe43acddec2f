Feature: Basic rules of reporting

  @ruling=custom-reporting-20
  Rule: Cards report in their native quadrant

    Scenario Outline: somebody of the <native> quadrant reports in the <quadrant> quadrant, and that is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | quadrant   | affiliations  | attempted by | icons  |
        | Quiet Planet | mission   | planet | <quadrant> |               | any          |        |
        | Far Ranger   | personnel |        |            | <affiliation> |              | <icon> |
      And these locations:
        | location     | quadrant   |
        | Quiet Planet | <Quadrant> |
      And Alice has:
        | card       | where             |
        | <outpost>  | at "Quiet Planet" |
        | Far Ranger | in hand           |
      When Alice reports "Far Ranger" to "<outpost>"
      Then that is <verdict>

      Examples: At home, and elsewhere
        | native | icon           | quadrant | Quadrant | outpost            | affiliation | verdict |
        | Alpha  |                | alpha    | Alpha    | Federation Outpost | Federation  | legal   |
        | Alpha  |                | gamma    | Gamma    | Dominion Outpost   | Dominion    | illegal |
        | Gamma  | gamma quadrant | gamma    | Gamma    | Dominion Outpost   | Dominion    | legal   |
        | Gamma  | gamma quadrant | alpha    | Alpha    | Federation Outpost | Federation  | illegal |

    Scenario Outline: the outpost is of the <native> quadrant and stands in the Gamma Quadrant, and to report there is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | quadrant | affiliations  | attempted by | icons          |
        | Quiet Planet | mission   | planet | gamma    |               | any          |                |
        | Far Ranger   | personnel |        |          | <affiliation> |              | gamma quadrant |
      And these locations:
        | location     | quadrant |
        | Quiet Planet | Gamma    |
      And Alice has:
        | card       | where             |
        | <outpost>  | at "Quiet Planet" |
        | Far Ranger | in hand           |
      When Alice reports "Far Ranger" to "<outpost>"
      Then that is <verdict>

      Examples: At home, and built elsewhere
        | native | outpost            | affiliation | verdict |
        | gamma  | Dominion Outpost   | Dominion    | legal   |
        | alpha  | Federation Outpost | Federation  | illegal |

  @ruling=custom-reporting-70
  Rule: Cards are played and reported from hand

    Scenario Outline: Old Surveyor lies <where>, and to report is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | affiliations | attempted by |
        | Quiet Planet | mission   | planet |              | any          |
        | Old Surveyor | personnel |        | Federation   |              |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card               | where             |
        | Federation Outpost | at "Quiet Planet" |
        | Old Surveyor       | <where>           |
      When Alice reports "Old Surveyor" to "Federation Outpost"
      Then that is <verdict>

      @1e-1996 @1e-glossary @1e-2014
      Examples: Elsewhere, and in hand
        | where             | verdict |
        | in draw deck      | illegal |
        | in discard pile   | illegal |
        | on "Quiet Planet" | illegal |
        | in hand           | legal   |

    Scenario Outline: Old Surveyor lies <where>, and to play him is <verdict>
      Given these made-up cards:
        | card         | type      | kind         | affiliations |
        | Home World   | mission   | headquarters |              |
        | Old Surveyor | personnel |              | Bajoran      |
      And Alice has:
        | card         | where                |
        | Home World   | in Alice's spaceline |
        | Old Surveyor | <where>              |
      And it is Alice's card play
      When Alice plays "Old Surveyor" to "Home World"
      Then that is <verdict>

      @2e
      Examples: Elsewhere, and in hand
        | where           | verdict |
        | in draw deck    | illegal |
        | in discard pile | illegal |
        | in hand         | legal   |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: the event lies <where>, and to play it is <verdict>
      Given Alice has:
        | card        | where   |
        | Lower Decks | <where> |
      When Alice plays "Lower Decks"
      Then that is <verdict>

      Examples: Elsewhere, and in hand
        | where           | verdict |
        | in draw deck    | illegal |
        | in discard pile | illegal |
        | in hand         | legal   |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: the outpost lies <where>, and to build it is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Geordi La Forge    | on "Excavation" |
        | Federation Outpost | <where>         |
      When Alice plays "Federation Outpost" at "Excavation"
      Then that is <verdict>

      Examples: Elsewhere, and in hand
        | where           | verdict |
        | in draw deck    | illegal |
        | in discard pile | illegal |
        | in hand         | legal   |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: <player> holds the event in hand, and that Alice plays it is <verdict>
      Given <player> has:
        | card        | where   |
        | Lower Decks | in hand |
      When Alice plays "Lower Decks"
      Then that is <verdict>

      Examples: Bob, and Alice herself
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: <player> holds Old Surveyor in hand, and that Alice reports him is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | affiliations |
        | Quiet Planet | mission   | planet |              |
        | Old Surveyor | personnel |        | Federation   |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card               | where             |
        | Federation Outpost | at "Quiet Planet" |
      And <player> has:
        | card         | where   |
        | Old Surveyor | in hand |
      When Alice reports "Old Surveyor" to "Federation Outpost"
      Then that is <verdict>

      Examples: Bob, and Alice herself
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: the incident with hidden agenda lies <where>, and to play it is <verdict>
      Given Alice has:
        | card      | where   |
        | Crossover | <where> |
      When Alice plays "Crossover"
      Then that is <verdict>

      Examples: Elsewhere, and in hand
        | where           | verdict |
        | in draw deck    | illegal |
        | in discard pile | illegal |
        | in hand         | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: the objective with hidden agenda that aims at a ship lies <where>, and to lay it face down is <verdict>
      Given Alice has:
        | card                | where   |
        | Assimilate Starship | <where> |
      When Alice plays "Assimilate Starship"
      Then that is <verdict>

      Examples: Elsewhere, and in hand
        | where           | verdict |
        | in draw deck    | illegal |
        | in discard pile | illegal |
        | in hand         | legal   |

    @1e-2014
    Scenario Outline: the time location lies <where>, and to play it is <verdict>
      Given the spaceline:
        | mission           |
        | Khitomer Research |
      And Alice has:
        | card          | where   |
        | Camp Khitomer | <where> |
      When Alice plays "Camp Khitomer" in the time locations
      Then that is <verdict>

      Examples: Elsewhere, and in hand
        | where           | verdict |
        | in draw deck    | illegal |
        | in discard pile | illegal |
        | in hand         | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: Q's Planet lies <where>, and to insert it in the spaceline is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card       | where   |
        | Q's Planet | <where> |
      When Alice plays "Q's Planet" at the right end of the Alpha Quadrant spaceline
      Then that is <verdict>

      Examples: Elsewhere, and in hand
        | where           | verdict |
        | in draw deck    | illegal |
        | in discard pile | illegal |
        | in hand         | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: the other version lies <where>, and to put it in the place of the first is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | persona | unique |
        | Quiet Planet | mission   | planet | any          |              |         |        |
        | Young Kelm   | personnel |        |              | Bajoran      | Kelm    | yes    |
        | Old Kelm     | personnel |        |              | Bajoran      | Kelm    | yes    |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card       | where             |
        | Young Kelm | on "Quiet Planet" |
        | Old Kelm   | <where>           |
      And it is the start of Alice's turn
      When Alice replaces "Young Kelm" with "Old Kelm"
      Then that is <verdict>

      Examples: Elsewhere, and in hand
        | where           | verdict |
        | in draw deck    | illegal |
        | in discard pile | illegal |
        | in hand         | legal   |

  @ruling=custom-reporting-93
  Rule: A card acts in the turn in which it comes into play

    Background:
      Given these made-up cards:
        | card          | type      | kind  | affiliations | attempted by | range | skills      |
        | Empty Reach   | mission   | space |              | any          |       |             |
        | Light Shuttle | ship      |       | Federation   |              | 8     |             |
        | Old Digger    | personnel |       | Federation   |              |       | Archaeology |

    @1e-1996 @1e-glossary @1e-2014
    Example: a personnel reports, is beamed down, and completes a mission
      Given these made-up cards:
        | card         | type    | kind   | attempted by | requires    | points |
        | Quiet Planet | mission | planet | any          | Archaeology | 30     |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card               | where             |
        | Federation Outpost | at "Quiet Planet" |
        | Light Shuttle      | at "Quiet Planet" |
        | Old Digger         | in hand           |
      When Alice reports "Old Digger" to "Federation Outpost"
      And Alice beams "Old Digger" to "Quiet Planet"
      And Alice attempts "Quiet Planet"
      Then "Quiet Planet" is now completed
      And "Old Digger" is still on "Quiet Planet"
      And Alice now has 30 points
      And nothing else has changed

    @1e-glossary @1e-2014
    Example: a ship reports, undocks and moves with those who have come aboard
      Given these made-up cards:
        | card         | type    | kind   | attempted by |
        | Quiet Planet | mission | planet | any          |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Empty Reach  |
      And Alice has:
        | card               | where                       |
        | Federation Outpost | at "Quiet Planet"           |
        | Old Digger         | aboard "Federation Outpost" |
        | Light Shuttle      | in hand                     |
      When Alice reports "Light Shuttle" to "Federation Outpost"
      And Alice beams "Old Digger" aboard "Light Shuttle"
      And Alice undocks "Light Shuttle"
      And Alice moves "Light Shuttle" to "Empty Reach"
      Then "Light Shuttle" is now at "Empty Reach"
      And "Old Digger" is still aboard "Light Shuttle"
      And nothing else has changed

    @2e @frame=many
    Example: a personnel is played, beams aboard a ship, and moves with it
      Given these made-up cards:
        | card       | type    | kind         |
        | Home World | mission | headquarters |
      And Alice has:
        | card          | where                |
        | Home World    | in Alice's spaceline |
        | Empty Reach   | in Alice's spaceline |
        | Light Shuttle | at "Home World"      |
        | Old Digger    | in hand              |
      And it is Alice's card play
      When Alice plays "Old Digger" to "Home World"
      And Alice beams "Old Digger" aboard "Light Shuttle"
      And Alice moves "Light Shuttle" to "Empty Reach"
      Then "Light Shuttle" is now at "Empty Reach"
      And "Old Digger" is still aboard "Light Shuttle"

  @ruling=custom-reporting-30
  Rule: In Second Edition cards are played and drawn before orders are executed

    Scenario Outline: in the <segment> segment Alice draws a card, and that is <verdict>
      Given these made-up cards:
        | card         | type    | kind   | attempted by |
        | Quiet Planet | mission | planet | any          |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
      And Alice's draw deck holds ten cards
      And it is Alice's <phase>
      When Alice draws a card
      Then that is <verdict>

      Examples: Before, and after
        | segment | phase     | verdict |
        | first   | card play | legal   |
        | second  | orders    | illegal |

    Scenario Outline: in the <segment> segment Alice plays a personnel, and that is <verdict>
      Given these made-up cards:
        | card         | type      | kind         | affiliations | cost |
        | Home World   | mission   | headquarters |              |      |
        | Old Surveyor | personnel |              | Bajoran      | 2    |
      And Alice has:
        | card         | where                |
        | Home World   | in Alice's spaceline |
        | Old Surveyor | in hand              |
      And it is Alice's <phase>
      When Alice plays "Old Surveyor" to "Home World"
      Then that is <verdict>

      Examples: Before, and after
        | segment | phase     | verdict |
        | first   | card play | legal   |
        | second  | orders    | illegal |

    Scenario Outline: in the second segment Alice plays an <type>, and that is <verdict>
      Given these made-up cards:
        | card       | type      | cost |
        | Short Word | interrupt |      |
        | Long Feast | event     | 1    |
      And Alice has:
        | card   | where   |
        | <card> | in hand |
      And it is Alice's orders
      When Alice plays "<card>"
      Then that is <verdict>

      Examples: What is played before orders, and what is played at any time
        | type      | card       | verdict |
        | event     | Long Feast | illegal |
        | interrupt | Short Word | legal   |

  @ruling=custom-reporting-04
  Rule: In Second Edition a card costs as many counters as are printed on it

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | cost |
        | Quiet Planet | mission   | planet | any          |              |      |
        | Spare Event  | event     |        |              |              | 3    |
        | Dear Event   | event     |        |              |              | 4    |
      And Alice has:
        | card        | where   |
        | Spare Event | in hand |
        | Dear Event  | in hand |

    @frame=many
    Example: of seven counters four are left after an event that costs three
      When Alice plays "Spare Event"
      Then Alice now has 4 counters

    Scenario Outline: with <left> left an event that costs four is <verdict>
      Given Alice has <left>
      When Alice plays "Dear Event"
      Then that is <verdict>

      Examples: As many as it costs, and one fewer
        | left       | verdict |
        | 4 counters | legal   |
        | 3 counters | illegal |

  @ruling=custom-reporting-05
  Rule: In Second Edition a player has seven counters in each of his turns

    @frame=many
    Example: Alice spends three of hers, and has seven again when her next turn begins
      Given these made-up cards:
        | card        | type  | cost |
        | Spare Event | event | 3    |
      And Alice has:
        | card        | where   |
        | Spare Event | in hand |
      When Alice plays "Spare Event"
      Then Alice now has 4 counters
      When Alice ends the turn
      And Bob ends the turn
      Then it is now Alice's turn
      And Alice now has 7 counters

  @ruling=custom-reporting-31
  Rule: In Second Edition cards are played at a headquarters of their own player's

    Scenario Outline: she plays <card> at the headquarters of <player>, and that is <verdict>
      Given these made-up cards:
        | card          | type      | kind         | affiliations | range |
        | Home World    | mission   | headquarters |              |       |
        | Old Surveyor  | personnel |              | Bajoran      |       |
        | Light Shuttle | ship      |              | Bajoran      | 8     |
      And <player> has:
        | card       | where                   |
        | Home World | in <player>'s spaceline |
      And Alice has:
        | card   | where   |
        | <card> | in hand |
      And it is Alice's card play
      When Alice plays "<card>" at "Home World"
      Then that is <verdict>

      Examples: Bob's, and hers
        | card          | player | verdict |
        | Old Surveyor  | Bob    | illegal |
        | Light Shuttle | Bob    | illegal |
        | Old Surveyor  | Alice  | legal   |
        | Light Shuttle | Alice  | legal   |

  @ruling=custom-reporting-32
  Rule: In Second Edition a headquarters is for its affiliations

    Scenario Outline: she plays <card> at the headquarters of Bajor, and that is <verdict>
      Given these made-up cards:
        | card         | type      | kind         | affiliations | range |
        | Home World   | mission   | headquarters | Bajoran      |       |
        | Old Surveyor | personnel |              | Bajoran      |       |
        | Old Prefect  | personnel |              | Cardassian   |       |
        | Old Trader   | personnel |              | Non-Aligned  |       |
        | Dark Cruiser | ship      |              | Cardassian   | 8     |
        | Toolbox      | equipment |              |              |       |
      And Alice has:
        | card       | where                |
        | Home World | in Alice's spaceline |
        | <card>     | in hand              |
      And it is Alice's card play
      When Alice plays "<card>" at "Home World"
      Then that is <verdict>

      Examples: Of another affiliation, of its own, and of none
        | card         | verdict |
        | Old Prefect  | illegal |
        | Dark Cruiser | illegal |
        | Old Surveyor | legal   |
        | Old Trader   | legal   |
        | Toolbox      | legal   |

  @ruling=custom-reporting-91
  Rule: Who cannot pay for a report does not report

    Scenario Outline: a toll of one card is laid on Nog, Alice holds <hand>, and that he reports is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Ferengi Toll       | on the table    |
        | Jake and Nog       | in hand         |
        | Worf               | <where>         |
      When Alice reports "Jake and Nog" to "Federation Outpost"
      Then that is <verdict>

      Examples: Nothing else, and another card
        | hand         | where           | verdict |
        | nothing else | in discard pile | illegal |
        | Worf as well | in hand         | legal   |

  @ruling=custom-reporting-03
  Rule: A card play comes before the orders

    Scenario Outline: Alice <what>, and to play an event then is illegal
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | classification | range | keywords                 | span |
        | Quiet Planet | mission   | planet | any          |              |                |       |                          | 2    |
        | Empty Reach  | mission   | space  | any          |              |                |       |                          | 2    |
        | Boat         | ship      |        |              | Romulan      |                | 8     | Cloaking Device, Landing |      |
        | Pilot        | personnel |        |              | Romulan      | OFFICER        |       |                          |      |
      And the spaceline:
        | mission      | seeded by |
        | Quiet Planet | Alice     |
        | Empty Reach  | Alice     |
      And it is Alice's card play
      And Alice has:
        | card            | where                       |
        | Romulan Outpost | at "Quiet Planet"           |
        | Boat [docked]   | docked at "Romulan Outpost" |
        | Pilot [docked]  | aboard "Boat" [docked]      |
        | Boat [out]      | at "Quiet Planet"           |
        | Pilot [out]     | aboard "Boat" [out]         |
        | Pilot [down]    | on "Quiet Planet"           |
        | Lower Decks     | in hand                     |
      When Alice <order>
      And Alice plays "Lower Decks"
      Then that is illegal

      Examples: After each kind of order
        | what                | order                                    |
        | has moved a ship    | moves "Boat" [out] to "Empty Reach"      |
        | has docked a ship   | docks "Boat" [out] at "Romulan Outpost"  |
        | has undocked a ship | undocks "Boat" [docked]                  |
        | has landed a ship   | lands "Boat" [out] on "Quiet Planet"     |
        | has beamed somebody | beams "Pilot" [down] aboard "Boat" [out] |
        | has cloaked a ship  | cloaks "Boat" [out]                      |
        | attempts a mission  | attempts "Quiet Planet"                  |

    Scenario Outline: Alice has a Subspace Transporter beam somebody, and plays an <type>, which is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | affiliations | attempted by | skills    |
        | Quiet Planet | mission   | planet |              | any          |           |
        | Boat         | ship      |        | Romulan      |              |           |
        | Barge        | ship      |        | Romulan      |              |           |
        | Traitor      | personnel |        | Romulan      |              | Treachery |
        | Fair         | event     |        |              |              |           |
        | Cheer        | interrupt |        |              |              |           |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And it is Alice's card play
      And Alice has:
        | card                 | where             |
        | Boat                 | at "Quiet Planet" |
        | Traitor              | aboard "Boat"     |
        | Barge                | at "Quiet Planet" |
        | Subspace Transporter | on "Boat"         |
        | <card>               | in hand           |
      When Alice uses "Subspace Transporter" aboard "Barge" with "Traitor"
      And Alice plays "<card>"
      Then that is <verdict>

      Examples: What takes the card play, and what takes none
        | type      | card  | verdict |
        | event     | Fair  | illegal |
        | interrupt | Cheer | legal   |

    Example: before any order Alice plays an event
      Given Alice has:
        | card        | where   |
        | Lower Decks | in hand |
      When Alice plays "Lower Decks"
      Then that is legal

  @ruling=custom-reporting-02
  Rule: A player has one card play each turn

    Scenario Outline: after Alice <has done>, that she <goes on> is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                 | where           |
        | Federation Outpost   | at "Excavation" |
        | Worf                 | in hand         |
        | Data                 | in hand         |
        | Lower Decks [first]  | in hand         |
        | Lower Decks [second] | in hand         |
      When Alice <first>
      And Alice <second>
      Then that is <verdict>

      Examples: Two card plays
        | has done            | goes on          | first                                  | second                                 | verdict |
        | has played an event | plays another    | plays "Lower Decks" [first]            | plays "Lower Decks" [second]           | illegal |
        | has played an event | reports somebody | plays "Lower Decks" [first]            | reports "Worf" to "Federation Outpost" | illegal |
        | has reported Worf   | reports Data     | reports "Worf" to "Federation Outpost" | reports "Data" to "Federation Outpost" | illegal |
        | has reported Worf   | plays an event   | reports "Worf" to "Federation Outpost" | plays "Lower Decks" [first]            | illegal |

    Scenario Outline: after Alice <has done>, that she <goes on> is <verdict>
      Given these made-up cards:
        | card  | type      |
        | Fair  | event     |
        | Cheer | interrupt |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Worf               | in hand         |
        | Fair               | in hand         |
        | Cheer              | in hand         |
      When Alice <first>
      And Alice <second>
      Then that is <verdict>

      Examples: An interrupt, and a card play
        | has done          | goes on            | first                                  | second        | verdict |
        | has reported Worf | plays an interrupt | reports "Worf" to "Federation Outpost" | plays "Cheer" | legal   |
        | has played Cheer  | plays an event     | plays "Cheer"                          | plays "Fair"  | legal   |

    Scenario Outline: Bob nullifies the event that Alice has played, and for her to <go on> is <verdict>
      Given these made-up cards:
        | card  | type      |
        | Fair  | event     |
        | Feast | event     |
        | Cheer | interrupt |
      And Alice has:
        | card  | where   |
        | Fair  | in hand |
        | Feast | in hand |
        | Cheer | in hand |
      And Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      When Alice plays "Fair"
      And Bob plays "Kevin Uxbridge" on "Fair"
      And Alice plays "<card>"
      Then that is <verdict>

      Examples: What takes a card play, and what takes none
        | go on             | card  | verdict |
        | play another      | Feast | illegal |
        | play an interrupt | Cheer | legal   |

    Scenario Outline: after Alice has built an outpost, that she <goes on> is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Geordi La Forge    | on "Excavation" |
        | Federation Outpost | in hand         |
        | Worf               | in hand         |
        | Lower Decks        | in hand         |
      When Alice plays "Federation Outpost" at "Excavation"
      And Alice <second>
      Then that is <verdict>

      Examples: Another card play
        | goes on          | second                                 | verdict |
        | plays an event   | plays "Lower Decks"                    | illegal |
        | reports somebody | reports "Worf" to "Federation Outpost" | illegal |

    Scenario Outline: after Alice has built an outpost, that she <goes on> is <verdict>
      Given these made-up cards:
        | card  | type      |
        | Cheer | interrupt |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Geordi La Forge    | on "Excavation" |
        | Federation Outpost | in hand         |
        | Cheer              | in hand         |
      When Alice plays "Federation Outpost" at "Excavation"
      And Alice <second>
      Then that is <verdict>

      Examples: An interrupt
        | goes on            | second        | verdict |
        | plays an interrupt | plays "Cheer" | legal   |

    Example: in her next turn she has another one
      Given Alice has:
        | card                 | where   |
        | Lower Decks [first]  | in hand |
        | Lower Decks [second] | in hand |
      When Alice plays "Lower Decks" [first]
      And Alice ends the turn
      And Bob ends the turn
      And Alice plays "Lower Decks" [second]
      Then that is legal

    Example: what she has not played in one turn she does not play in the next one besides
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Calloway           | in hand         |
        | McKnight           | in hand         |
      When Alice ends the turn
      And Bob ends the turn
      And Alice reports "Calloway" to "Federation Outpost"
      Then that is legal
      When Alice reports "McKnight" to "Federation Outpost"
      Then that is illegal

    Scenario Outline: <referee> is <where>, and after an event Alice plays a referee card, which is <verdict>
      Given Alice has:
        | card                   | where   | state   |
        | <referee>              | <where> | <state> |
        | Red Alert!             | in hand |         |
        | Writ of Accountability | in hand |         |
      And this has happened:
        | action                   |
        | Alice plays "Red Alert!" |
      When Alice plays "Writ of Accountability"
      Then that is <verdict>

      Examples: Who lets one be played for free is in hand, is the opponent's, and is in play
        | referee       | where        | state               | verdict |
        | Q the Referee | in hand      |                     | illegal |
        | Q the Referee | on the table | controlled by Bob   | illegal |
        | Q the Referee | on the table | controlled by Alice | legal   |

  @ruling=custom-reporting-01
  Rule: To play or report a card uses the card play of the turn

    Scenario Outline: Alice <has done>, and to play an event then is <verdict>
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Explore Black Cluster |
      And Alice has:
        | card                       | where                      |
        | Federation Outpost [first] | at "Explore Black Cluster" |
        | Geordi La Forge            | on "Excavation"            |
        | <card>                     | in hand                    |
        | Lower Decks [last]         | in hand                    |
      When Alice <does>
      And Alice plays "Lower Decks" [last]
      Then that is <verdict>

      Examples: With it
        | has done               | card                        | does                                                | verdict |
        | has reported Worf      | Worf                        | reports "Worf" to "Federation Outpost" [first]      | illegal |
        | has reported a ship    | Runabout                    | reports "Runabout" to "Federation Outpost" [first]  | illegal |
        | has reported equipment | Tricorder                   | reports "Tricorder" to "Federation Outpost" [first] | illegal |
        | has built an outpost   | Federation Outpost [second] | plays "Federation Outpost" [second] at "Excavation" | illegal |
        | has played an event    | Lower Decks [first]         | plays "Lower Decks" [first]                         | illegal |

      @1e-glossary @1e-2014
      Examples: With an objective, and with a mission
        | has done                | card                | does                                                                | verdict |
        | has played an objective | File Mission Report | plays "File Mission Report"                                         | illegal |
        | has inserted a mission  | Q's Planet          | plays "Q's Planet" at the right end of the Alpha Quadrant spaceline | illegal |

    Scenario Outline: Alice <has done>, and to play an event then is <verdict>
      Given these made-up cards:
        | card  | type      |
        | Cheer | interrupt |
      And Alice has:
        | card        | where   |
        | <card>      | in hand |
        | Lower Decks | in hand |
      When Alice <does>
      And Alice plays "Lower Decks"
      Then that is <verdict>

      Examples: Without it
        | has done                | card  | does          | verdict |
        | has played an interrupt | Cheer | plays "Cheer" | legal   |

    @1e-1996
    Scenario Outline: Bob nullifies the <type> that Alice plays, and for her to play an event then is <verdict>
      Given these made-up cards:
        | card  | type      |
        | Fair  | event     |
        | Feast | event     |
        | Cheer | interrupt |
      And Alice has:
        | card   | where   |
        | <card> | in hand |
        | Fair   | in hand |
      And Bob has:
        | card     | where   |
        | <answer> | in hand |
      When Alice plays "<card>"
      And Bob responds with "<answer>"
      Then "<card>" has been nullified
      When Alice plays "Fair"
      Then that is <verdict>

      Examples: What uses the card play, and what does not
        | type      | card  | answer         | verdict |
        | event     | Feast | Kevin Uxbridge | illegal |
        | interrupt | Cheer | Amanda Rogers  | legal   |

    @1e-1996
    Scenario Outline: Red Alert! is <player>'s, and for Alice to report Worf after a ship is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Runabout           | in hand         |
        | Worf               | in hand         |
      And <player> has:
        | card       | where        |
        | Red Alert! | on the table |
      When Alice reports "Runabout" to "Federation Outpost"
      And Alice reports "Worf" to "Federation Outpost"
      Then that is <verdict>

      Examples: Bob's, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

  @ruling=custom-reporting-21
  Rule: In 1996 and in Second Edition cards report in any quadrant

    @1e-1996
    Scenario Outline: somebody of the <native> quadrant reports in the Gamma Quadrant
      Given these made-up cards:
        | card         | type      | kind   | quadrant | affiliations | attempted by | icons  |
        | Quiet Planet | mission   | planet | gamma    |              | any          |        |
        | Far Ranger   | personnel |        |          | Federation   |              | <icon> |
      And these locations:
        | location     | quadrant |
        | Quiet Planet | Gamma    |
      And Alice has:
        | card               | where             |
        | Federation Outpost | at "Quiet Planet" |
        | Far Ranger         | in hand           |
      When Alice reports "Far Ranger" to "Federation Outpost"
      Then "Far Ranger" is now aboard "Federation Outpost"
      And nothing else has changed

      Examples: At home, and elsewhere
        | native | icon           |
        | Gamma  | gamma quadrant |
        | Alpha  |                |

    @2e
    Scenario Outline: in Second Edition somebody of the <native> quadrant is played in the Gamma Quadrant
      Given these made-up cards:
        | card       | type      | kind         | quadrant | affiliations | icons  |
        | Home World | mission   | headquarters | gamma    |              |        |
        | Far Ranger | personnel |              |          | Bajoran      | <icon> |
      And Alice has:
        | card       | where                |
        | Home World | in Alice's spaceline |
        | Far Ranger | in hand              |
      When Alice plays "Far Ranger" to "Home World"
      Then "Far Ranger" is now on "Home World"
      And nothing else has changed

      Examples: At home, and elsewhere
        | native | icon           |
        | Gamma  | gamma quadrant |
        | Alpha  |                |
