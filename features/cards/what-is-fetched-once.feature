Feature: What is fetched once, as printed
  Cards in play by which their player downloads once in a game.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-cards-363
  Rule: 1st Rule of Acquisition is for freighters, transports and Ferengi

    Scenario Outline: it is <done> <whose> <what>, and that is <verdict>
      Given these made-up cards:
        | card          | type     | affiliations | class   | keywords  | range | weapons | shields |
        | Slow Hauler   | ship     | Non-Aligned  | Hauler  | Freighter | 6     | 3       | 6       |
        | Liner         | ship     | Non-Aligned  | Liner   | Transport | 6     | 3       | 6       |
        | Nagus Trader  | ship     | Ferengi      | Trader  |           | 6     | 3       | 6       |
        | Nagus Outpost | facility | Ferengi      | outpost |           |       |         | 20      |
      And Alice has:
        | card                    | where  |
        | 1st Rule of Acquisition | <from> |
      And <whose> has:
        | card   | where           |
        | <what> | at "Excavation" |
      And it is <moment>
      When Alice <verb> "1st Rule of Acquisition" on "<what>"
      Then that is <verdict>

      Examples: Played
        | done      | verb  | from    | moment       | whose | what          | verdict |
        | played on | plays | in hand | Alice's turn | Alice | Slow Hauler   | legal   |
        | played on | plays | in hand | Alice's turn | Alice | Liner         | legal   |
        | played on | plays | in hand | Alice's turn | Alice | Nagus Outpost | legal   |
        | played on | plays | in hand | Alice's turn | Alice | Nagus Trader  | legal   |
        | played on | plays | in hand | Alice's turn | Alice | Runabout      | illegal |
        | played on | plays | in hand | Alice's turn | Bob   | Slow Hauler   | illegal |

      Examples: Seeded
        | done      | verb  | from          | moment             | whose | what          | verdict |
        | seeded on | seeds | in seed cards | the facility phase | Alice | Nagus Outpost | legal   |

  @ruling=custom-cards-364
  Rule: Once in the game 1st Rule of Acquisition fetches latinum and a Ferengi V.I.P.

    @frame=many
    Example: both come to hand, and nothing more
      Given Alice has:
        | card                    | where           |
        | Groumall                | at "Excavation" |
        | 1st Rule of Acquisition | on "Groumall"   |
        | Gold-Pressed Latinum    | in draw deck    |
        | Grand Nagus Zek         | in draw deck    |
        | Sarek                   | in draw deck    |
        | Tog                     | in draw deck    |
      When Alice uses "1st Rule of Acquisition"
      And Alice chooses "Gold-Pressed Latinum" from "Gold-Pressed Latinum" and none
      And Alice chooses "Grand Nagus Zek" from "Grand Nagus Zek" and none
      Then "Gold-Pressed Latinum" and "Grand Nagus Zek" are now in Alice's hand
      And nothing else has changed
      When Alice uses "1st Rule of Acquisition"
      Then that is illegal

    Example: the Grand Nagus alone comes, too
      Given Alice has:
        | card                    | where           |
        | Groumall                | at "Excavation" |
        | 1st Rule of Acquisition | on "Groumall"   |
        | Gold-Pressed Latinum    | in draw deck    |
        | Grand Nagus Zek         | in draw deck    |
        | Sarek                   | in draw deck    |
        | Tog                     | in draw deck    |
      When Alice uses "1st Rule of Acquisition"
      And Alice chooses none from "Gold-Pressed Latinum" and none
      And Alice chooses "Grand Nagus Zek" from "Grand Nagus Zek" and none
      Then "Grand Nagus Zek" is now in Alice's hand
      And nothing else has changed

  @ruling=custom-cards-366
  Rule: For a SECURITY personnel Defend Homeworld is discarded, once in the game

    @frame=many
    Example: only for SECURITY, and not a second time
      Given Alice has:
        | card                      | where           |
        | Federation Outpost        | at "Excavation" |
        | Defend Homeworld [first]  | on the table    |
        | Defend Homeworld [second] | on the table    |
        | Worf                      | in draw deck    |
        | Tasha Yar                 | in draw deck    |
        | Data                      | in draw deck    |
        | Tricorder                 | in draw deck    |
      When Alice uses "Defend Homeworld" [first]
      And Alice chooses "Worf" from "Worf" and "Tasha Yar"
      Then "Worf" is now aboard "Federation Outpost"
      And "Defend Homeworld" [first] is now in Alice's discard pile
      And nothing else has changed
      When Alice uses "Defend Homeworld" [second]
      Then that is illegal

  @ruling=custom-cards-126
  Rule: Defend Homeworld downloads HQ cards, too

    @frame=many
    Example: as the homeworld is attacked one comes to it
      Given the spaceline:
        | mission           |
        | Espionage Mission |
      And Alice has:
        | card   | where                  |
        | Bortas | at "Espionage Mission" |
        | Gowron | aboard "Bortas"        |
      And Bob has:
        | card                         | where                  | state   |
        | U.S.S. Oberth                | at "Espionage Mission" |         |
        | Defend Homeworld             | on the table           | face up |
        | HQ: Orbital Weapons Platform | in draw deck           |         |
        | Tricorder                    | in draw deck           |         |
      When Alice attacks "U.S.S. Oberth" with "Bortas"
      And Bob responds with "Defend Homeworld"
      And Bob chooses "HQ: Orbital Weapons Platform" from "HQ: Orbital Weapons Platform" and none
      Then "HQ: Orbital Weapons Platform" is now on "Espionage Mission"

    Example: in place of a SECURITY personnel any of them comes but HQ: Return Orb to Bajor
      Given these made-up cards:
        | card   | type      | affiliations | icons |
        | Prylar | personnel | Bajoran      | orb   |
      And the spaceline:
        | mission       |
        | Alter Records |
      And Alice has:
        | card                         | where           |
        | Defend Homeworld             | on the table    |
        | Prylar                       | on "Excavation" |
        | HQ: Orbital Weapons Platform | in draw deck    |
        | HQ: Return Orb to Bajor      | in draw deck    |
      When Alice uses "Defend Homeworld" naming "second"
      Then "HQ: Orbital Weapons Platform" is now on "Alter Records"
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

  @ruling=custom-cards-132
  Rule: With 1st Rule of Acquisition latinum is downloaded from the discard pile, too

    Example: Morn fetches what was discarded
      Given Alice has:
        | card                    | where             |
        | Groumall                | at "Excavation"   |
        | 1st Rule of Acquisition | on "Groumall"     |
        | Morn                    | aboard "Groumall" |
        | Gold-Pressed Latinum    | in discard pile   |
      When Alice downloads "Gold-Pressed Latinum" aboard "Groumall" with "Morn"
      Then "Gold-Pressed Latinum" is now aboard "Groumall"
      And nothing else has changed

    Scenario Outline: <what> lies in the discard pile, and to fetch it is <verdict>
      Given Alice has:
        | card                         | where             |
        | Groumall                     | at "Excavation"   |
        | 1st Rule of Acquisition      | on "Groumall"     |
        | Morn                         | aboard "Groumall" |
        | Alyssa Ogawa (First Contact) | on "Excavation"   |
        | <what>                       | in discard pile   |
      When Alice downloads "<what>" <to> with "<by>"
      Then that is <verdict>

      Examples: Latinum, and anything else
        | what                 | to                | by                           | verdict |
        | Gold-Pressed Latinum | aboard "Groumall" | Morn                         | legal   |
        | Medical Kit          | to "Excavation"   | Alyssa Ogawa (First Contact) | illegal |
