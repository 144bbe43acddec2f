Feature: What of a stopped card may not be used in the Second Edition
  Game text, attributes, icons and every other characteristic of your stopped personnel and ships are out of use.

  Background:
    Given these made-up cards:
      | card         | type      | kind   | affiliations | species | skills       | icons   | integrity | cunning | strength |
      | Quiet Planet | mission   | planet |              |         |              |         |           |         |          |
      | Sergeant Bor | personnel |        | Bajoran      | Klingon | Diplomacy    | command | 5         | 5       | 8        |
      | Scholar Ysa  | personnel |        | Bajoran      | Bajoran | Anthropology | staff   | 6         | 7       | 3        |
      | Farmer Nol   | personnel |        | Bajoran      | Bajoran | Honor        | staff   | 6         | 4       | 5        |
    And Alice has:
      | card         | where                |
      | Quiet Planet | in Alice's spaceline |

  @ruling=2eS-stopped-08
  Rule: The game text of your stopped personnel may not be used

    Background:
      Given these made-up cards:
        | card          | type | affiliations | range |
        | Light Shuttle | ship | Borg         | 8     |
      And Alice has:
        | card            | where                  |
        | Light Shuttle   | at "Quiet Planet"      |
        | Transwarp Drone | aboard "Light Shuttle" |

    Example: a stopped personnel does not carry out the order in its text
      Given "Transwarp Drone" is stopped
      When Alice uses "Transwarp Drone"
      Then that is illegal
      And the RANGE of "Light Shuttle" is 8
      And nothing else has changed

    Example: an unstopped personnel carries out the order in its text
      When Alice uses "Transwarp Drone"
      Then the RANGE of "Light Shuttle" is 10
      And "Transwarp Drone" is now in Alice's hand
      And nothing else has changed

    Example: of two drones the unstopped one alone strengthens the others
      Given Alice has:
        | card                      | where             | state   |
        | Opposition Drone [first]  | on "Quiet Planet" | stopped |
        | Opposition Drone [second] | on "Quiet Planet" |         |
        | Transwarp Drone [third]   | on "Quiet Planet" |         |
      Then the STRENGTH of "Transwarp Drone" [third] is 6

  @ruling=2eS-stopped-09
  Rule: The attributes of your stopped personnel may not be used

    @frame=open
    Example: the STRENGTH of a stopped personnel aboard is not what a mission in space requires
      Given these made-up cards:
        | card          | type    | kind  | attempted by | affiliations | requires         | range |
        | Silent Nebula | mission | space | any          |              | STRENGTH over 12 |       |
        | Light Shuttle | ship    |       |              | Bajoran      |                  | 8     |
      And Alice has:
        | card                   | where                           | state   |
        | Silent Nebula          | in Alice's spaceline            |         |
        | Light Shuttle [first]  | at "Silent Nebula"              |         |
        | Sergeant Bor [first]   | aboard "Light Shuttle" [first]  | stopped |
        | Farmer Nol [first]     | aboard "Light Shuttle" [first]  |         |
        | Light Shuttle [second] | at "Silent Nebula"              |         |
        | Sergeant Bor [second]  | aboard "Light Shuttle" [second] |         |
        | Farmer Nol [second]    | aboard "Light Shuttle" [second] |         |
      When Alice attempts "Silent Nebula" from "Light Shuttle" [first]
      Then "Silent Nebula" is still not completed
      When Alice attempts "Silent Nebula" from "Light Shuttle" [second]
      Then "Silent Nebula" is now completed

  @ruling=2eS-stopped-10
  Rule: The icons of your stopped personnel may not be used
    Affiliations are icons: the mission may only be attempted with somebody who has the Bajoran one.

    Scenario Outline: <what>
      Given these made-up cards:
        | card          | type      | kind  | attempted by | requires | affiliations | range |
        | Silent Nebula | mission   | space | Bajoran      | Honor    |              |       |
        | Light Shuttle | ship      |       |              |          | Non-Aligned  | 8     |
        | Pilot Rovan   | personnel |       |              |          | Non-Aligned  |       |
      And Alice has:
        | card          | where                  | state   |
        | Silent Nebula | in Alice's spaceline   |         |
        | Light Shuttle | at "Silent Nebula"     |         |
        | Pilot Rovan   | aboard "Light Shuttle" |         |
        | Farmer Nol    | aboard "Light Shuttle" | <state> |
      When Alice attempts "Silent Nebula" from "Light Shuttle"
      Then that is <verdict>
      And "Silent Nebula" is <outcome>
      And nothing else has changed

      Examples: The only Bajoran aboard is stopped, or not
        | what                                                                    | state   | verdict | outcome             |
        | the affiliation icon of a stopped personnel does not admit to a mission | stopped | illegal | still not completed |
        | the affiliation icon of an unstopped personnel admits to the mission    |         | legal   | now completed       |

  @ruling=2eS-stopped-11
  Rule: No other characteristic of your stopped personnel may be used either

    @part=skills @frame=open
    Example: the skill of a stopped personnel aboard is not what a mission in space requires
      Given these made-up cards:
        | card          | type    | kind  | attempted by | affiliations | requires  | range |
        | Silent Nebula | mission | space | any          |              | Diplomacy |       |
        | Light Shuttle | ship    |       |              | Bajoran      |           | 8     |
      And Alice has:
        | card                   | where                           | state   |
        | Silent Nebula          | in Alice's spaceline            |         |
        | Light Shuttle [first]  | at "Silent Nebula"              |         |
        | Sergeant Bor [first]   | aboard "Light Shuttle" [first]  | stopped |
        | Farmer Nol [first]     | aboard "Light Shuttle" [first]  |         |
        | Light Shuttle [second] | at "Silent Nebula"              |         |
        | Sergeant Bor [second]  | aboard "Light Shuttle" [second] |         |
        | Farmer Nol [second]    | aboard "Light Shuttle" [second] |         |
      When Alice attempts "Silent Nebula" from "Light Shuttle" [first]
      Then "Silent Nebula" is still not completed
      When Alice attempts "Silent Nebula" from "Light Shuttle" [second]
      Then "Silent Nebula" is now completed

  @ruling=2eS-stopped-09
  Rule: The attributes of your stopped personnel, like their skills and icons, are of no use either where no mission is attempted

    Background:
      Given Alice has:
        | card           | where             |
        | Sergeant Bor   | on "Quiet Planet" |
        | For the Strong | in hand           |
        | For Diplomats  | in hand           |
        | For Commanders | in hand           |
        | For Klingons   | in hand           |

    Example: neither the STRENGTH nor the skill of a stopped personnel is what an interrupt needs
      Given these made-up cards:
        | card           | type      | needs                      |
        | For the Strong | interrupt | personnel, STRENGTH over 7 |
        | For Diplomats  | interrupt | personnel, skill Diplomacy |
        | For Commanders | interrupt | personnel, icon command    |
        | For Klingons   | interrupt | personnel, word Klingon    |
      And "Sergeant Bor" is stopped
      Then these are illegal:
        | action                       |
        | Alice plays "For the Strong" |
        | Alice plays "For Diplomats"  |
        | Alice plays "For Commanders" |
        | Alice plays "For Klingons"   |
      And nothing else has changed

    Example: the STRENGTH and the skill of an unstopped personnel are what the interrupts need
      Given these made-up cards:
        | card           | type      | needs                      |
        | For the Strong | interrupt | personnel, STRENGTH over 7 |
        | For Diplomats  | interrupt | personnel, skill Diplomacy |
        | For Commanders | interrupt | personnel, icon command    |
        | For Klingons   | interrupt | personnel, word Klingon    |
      Then these are legal:
        | action                       |
        | Alice plays "For the Strong" |
        | Alice plays "For Diplomats"  |
        | Alice plays "For Commanders" |
        | Alice plays "For Klingons"   |

  @ruling=2eS-stopped-12
  Rule: Game text, attributes, icons and other characteristics of your stopped ship may not be used

    @part=game-text @part=attributes @part=icons @part=characteristics
    Example: nothing of a stopped ship is of use
      Given these made-up cards:
        | card                | type      | needs                       |
        | For Swift Ships     | interrupt | ship, RANGE over 5          |
        | For Starfleet Ships | interrupt | ship, affiliation starfleet |
        | For the NX Class    | interrupt | ship, class NX              |
      And Alice has:
        | card                           | where             | state   |
        | I.S.S. Avenger, Admiral's Ship | at "Quiet Planet" | stopped |
        | For Swift Ships                | in hand           |         |
        | For Starfleet Ships            | in hand           |         |
        | For the NX Class               | in hand           |         |
      Then these are illegal:
        | action                                      |
        | Alice uses "I.S.S. Avenger, Admiral's Ship" |
        | Alice plays "For Swift Ships"               |
        | Alice plays "For Starfleet Ships"           |
        | Alice plays "For the NX Class"              |

    Example: everything of an unstopped ship is of use
      Given these made-up cards:
        | card                | type      | needs                       |
        | For Swift Ships     | interrupt | ship, RANGE over 5          |
        | For Starfleet Ships | interrupt | ship, affiliation starfleet |
        | For the NX Class    | interrupt | ship, class NX              |
      And Alice has:
        | card                           | where             |
        | I.S.S. Avenger, Admiral's Ship | at "Quiet Planet" |
        | For Swift Ships                | in hand           |
        | For Starfleet Ships            | in hand           |
        | For the NX Class               | in hand           |
      Then these are legal:
        | action                                      |
        | Alice uses "I.S.S. Avenger, Admiral's Ship" |
        | Alice plays "For Swift Ships"               |
        | Alice plays "For Starfleet Ships"           |
        | Alice plays "For the NX Class"              |

    @part=attributes
    Example: the RANGE of a stopped ship does not move it
      Given these made-up cards:
        | card          | type    | kind  | span | affiliations | range |
        | Empty Reach   | mission | space | 2    |              |       |
        | Light Shuttle | ship    |       |      | Bajoran      | 8     |
      And Alice has:
        | card          | where                  | state   |
        | Empty Reach   | in Alice's spaceline   |         |
        | Light Shuttle | at "Quiet Planet"      | stopped |
        | Farmer Nol    | aboard "Light Shuttle" |         |
      When Alice moves "Light Shuttle" to "Empty Reach"
      Then that is illegal
      And nothing else has changed

    Example: the RANGE of an unstopped ship moves it
      Given these made-up cards:
        | card          | type    | kind  | span | affiliations | range |
        | Empty Reach   | mission | space | 2    |              |       |
        | Light Shuttle | ship    |       |      | Bajoran      | 8     |
      And Alice has:
        | card          | where                  |
        | Empty Reach   | in Alice's spaceline   |
        | Light Shuttle | at "Quiet Planet"      |
        | Farmer Nol    | aboard "Light Shuttle" |
      When Alice moves "Light Shuttle" to "Empty Reach"
      Then "Light Shuttle" is now at "Empty Reach"
      And nothing else has changed

  @ruling=2eS-stopped-12
  Rule: The text of your stopped ship does nothing for others either

    Example: of two attack ships the unstopped one alone heartens the guard at its mission
      Given these made-up cards:
        | card          | type      | kind   | attempted by | affiliations | icons        | strength |
        | Dominion Camp | mission   | planet | Dominion     |              |              |          |
        | Dominion Mine | mission   | planet | Dominion     |              |              |          |
        | Station Guard | personnel |        |              | Bajoran      | deep space 9 | 5        |
      And Alice has:
        | card                                                 | where                | state   |
        | Dominion Camp                                        | in Alice's spaceline |         |
        | Station Guard [hers]                                 | on "Dominion Camp"   |         |
        | Salvaged Attack Ship, Sheep in Wolf's Clothing [hers] | at "Dominion Camp"   | stopped |
      And Bob has:
        | card                                                 | where                |
        | Dominion Mine                                        | in Bob's spaceline   |
        | Station Guard [his]                                  | on "Dominion Mine"   |
        | Salvaged Attack Ship, Sheep in Wolf's Clothing [his] | at "Dominion Mine"   |
      Then the STRENGTH of "Station Guard" [hers] is 5
      And the STRENGTH of "Station Guard" [his] is 6

  @ruling=2eS-stopped-11
  Rule: The gender, the species, the keywords and the title of your stopped personnel are of no use either

    @part=species
    Scenario Outline: a Klingon is <state>, and an interrupt that needs one is <verdict>
      Given these made-up cards:
        | card         | type      | needs                   |
        | For Klingons | interrupt | personnel, word Klingon |
      And Alice has:
        | card         | where             | state   |
        | Sergeant Bor | on "Quiet Planet" | <state> |
        | For Klingons | in hand           |         |
      When Alice plays "For Klingons"
      Then that is <verdict>

      Examples: Only one who is not stopped is what it needs
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

    @part=keywords
    Scenario Outline: two personnel are <state>, and interrupts that need their like are <verdict>
      Given these made-up cards:
        | card         | type      | affiliations | gender | keywords |
        | Admiral Bela | personnel | Bajoran      | female | Admiral  |
      And these made-up cards:
        | card           | type      | needs                           |
        | For Women      | interrupt | personnel, gender female        |
        | For Admirals   | interrupt | personnel, keyword Admiral      |
        | For the Drones | interrupt | personnel, name Transwarp Drone |
      And Alice has:
        | card            | where             | state   |
        | Admiral Bela    | on "Quiet Planet" | <state> |
        | Transwarp Drone | on "Quiet Planet" | <state> |
        | For Women       | in hand           |         |
        | For Admirals    | in hand           |         |
        | For the Drones  | in hand           |         |
      Then these are <verdict>:
        | action                       |
        | Alice plays "For Women"      |
        | Alice plays "For Admirals"   |
        | Alice plays "For the Drones" |

      Examples: Only those who are not stopped are what they need
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

  @ruling=2eS-stopped-14
  Rule: An interrupt that needs a Bajoran Anthropology personnel may not be played when every such personnel of yours is stopped

    Background:
      Given these made-up cards:
        | card                  | type      | needs                                              |
        | Study of the Prophets | interrupt | personnel, affiliation bajoran, skill Anthropology |
      And Alice has:
        | card                  | where             |
        | Scholar Ysa           | on "Quiet Planet" |
        | Farmer Nol            | on "Quiet Planet" |
        | Study of the Prophets | in hand           |

    Example: the interrupt is not played while the only anthropologist is stopped
      Given "Scholar Ysa" is stopped
      When Alice plays "Study of the Prophets"
      Then that is illegal
      And nothing else has changed

    Example: the interrupt is played while somebody else is stopped
      Given "Farmer Nol" is stopped
      When Alice plays "Study of the Prophets"
      Then "Study of the Prophets" is now in Alice's discard pile
      And nothing else has changed

  @ruling=2eS-stopped-15
  Rule: One unstopped Bajoran Anthropology personnel is enough for the interrupt that needs one

    Background:
      Given these made-up cards:
        | card                  | type      | needs                                              |
        | Study of the Prophets | interrupt | personnel, affiliation bajoran, skill Anthropology |
      And Alice has:
        | card                  | where             | state   |
        | Scholar Ysa [first]   | on "Quiet Planet" | stopped |
        | Study of the Prophets | in hand           |         |

    Example: the interrupt is played with one such personnel stopped and another one not
      Given Alice has:
        | card                 | where             |
        | Scholar Ysa [second] | on "Quiet Planet" |
      When Alice plays "Study of the Prophets"
      Then "Study of the Prophets" is now in Alice's discard pile
      And nothing else has changed

    Example: the interrupt is not played when the other one is a farmer
      Given Alice has:
        | card       | where             |
        | Farmer Nol | on "Quiet Planet" |
      When Alice plays "Study of the Prophets"
      Then that is illegal
      And nothing else has changed
