Feature: Special downloads
  What an icon fetches, where that may be played, and how often the icon is used.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card     | where           |
      | Runabout | at "Excavation" |

  @ruling=1eD-downloading-special-download-02
  Rule: The card that the icon fetches is played at once

    Example: the interrupt is played, and not kept in hand
      Given the spaceline:
        | mission          |
        | Risa Shore Leave |
      And Alice has:
        | card      | where             |
        | Arandis   | aboard "Runabout" |
        | Jamaharon | in draw deck      |
      And Bob has:
        | card     | where        |
        | Horga'hn | on the table |
      When Alice uses "Arandis"
      Then "Horga'hn" has been nullified
      And "Jamaharon" is now in Alice's discard pile
      And "Horga'hn" is now in Bob's discard pile
      And nothing else has changed

    Example: the kit comes aboard, and is not kept in hand
      Given Alice has:
        | card                         | where             |
        | Alyssa Ogawa (First Contact) | aboard "Runabout" |
        | Medical Kit                  | in draw deck      |
      When Alice uses "Alyssa Ogawa (First Contact)"
      And Alice chooses "Runabout"
      Then "Medical Kit" is now aboard "Runabout"
      And nothing else has changed

  @ruling=1eD-downloading-special-download-04
  Rule: What is played on something at a particular location is played where the icon is

    Background:
      Given the spaceline:
        | mission          |
        | Risa Shore Leave |
      And Alice has:
        | card      | where             |
        | Arandis   | aboard "Runabout" |
        | Jamaharon | in draw deck      |

    @part=acts-on @part=spaceline
    Example: a man at another planet is out of reach
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Bob has:
        | card | where             |
        | Data | on "Plunder Site" |
      When Alice downloads "Jamaharon" on "Data" with "Arandis"
      Then that is illegal

    @part=acts-on @part=spaceline
    Example: a man on the planet at her own location is not
      Given Bob has:
        | card | where           |
        | Data | on "Excavation" |
      When Alice downloads "Jamaharon" on "Data" with "Arandis"
      Then "Data" is now on "Risa Shore Leave"
      And "Jamaharon" is now in Alice's discard pile
      And nothing else has changed

    @part=acts-on @part=time-location
    Scenario Outline: Arandis is <where>, and whether a man in another time is in reach: <verdict>
      Given these locations:
        | location       | quadrant |
        | Sherman's Peak | Time     |
      And "Runabout" is <where>
      And Bob has:
        | card | where               |
        | Data | on "Sherman's Peak" |
      When Alice downloads "Jamaharon" on "Data" with "Arandis"
      Then that is <verdict>

      Examples:
        | where               | verdict |
        | at "Excavation"     | illegal |
        | at "Sherman's Peak" | legal   |

    @part=played-at
    Scenario Outline: the exchange for which Zek sends is played on the trading post <where>, and that is <verdict>
      Given the spaceline:
        | mission                    |
        | Search for Weapons         |
        | Acquire Illicit Explosives |
      And Alice has:
        | card                        | where                   |
        | Grand Nagus Zek             | on "Search for Weapons" |
        | Ferengi Trading Post [here] | at "Search for Weapons" |
        | HQ: Ferengi Credit Exchange | in draw deck            |
      And Bob has:
        | card                         | where                           |
        | Ferengi Trading Post [there] | at "Acquire Illicit Explosives" |
      When Alice downloads "HQ: Ferengi Credit Exchange" on "Ferengi Trading Post" [<post>] with "Grand Nagus Zek"
      Then that is <verdict>

      Examples:
        | where               | post  | verdict |
        | at another location | there | illegal |
        | where he is         | here  | legal   |

  @ruling=1eD-downloading-special-download-05
  Rule: A card that cannot be played there cannot be downloaded

    Background:
      Given the spaceline:
        | mission          |
        | Risa Shore Leave |
      And Alice has:
        | card      | where             |
        | Arandis   | aboard "Runabout" |
        | Jamaharon | in draw deck      |

    Example: with nobody in reach the interrupt stays in the draw deck, and the icon is used up
      Given Bob has:
        | card          | where                  |
        | U.S.S. Oberth | at "Risa Shore Leave"  |
        | Data          | aboard "U.S.S. Oberth" |
      When Alice uses "Arandis"
      Then "Jamaharon" is still in Alice's draw deck
      And "Jamaharon" has not been downloaded
      And "Arandis" has been used

    Example: with one man in reach it is played on him
      Given Bob has:
        | card          | where                  |
        | U.S.S. Oberth | at "Risa Shore Leave"  |
        | Data          | aboard "U.S.S. Oberth" |
        | Worf          | on "Excavation"        |
      When Alice uses "Arandis"
      Then "Worf" is now on "Risa Shore Leave"
      And "Jamaharon" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-downloading-special-download-06
  Rule: Arandis may fetch Jamaharon against a Horga'hn at any moment, wherever she is

    Background:
      Given the spaceline:
        | mission          |
        | Risa Shore Leave |
      And Alice has:
        | card      | where             |
        | Arandis   | aboard "Runabout" |
        | Jamaharon | in draw deck      |

    Example: while the other player beams
      Given Bob has:
        | card          | where                  |
        | U.S.S. Oberth | at "Excavation"        |
        | Worf          | aboard "U.S.S. Oberth" |
        | Horga'hn      | on the table           |
      And "Arandis" is on "Risa Shore Leave"
      And it is Bob's turn
      When Bob beams "Worf" to "Excavation"
      And Alice responds with "Arandis"
      Then "Horga'hn" has been nullified

  @ruling=1eD-downloading-special-download-07
  Rule: Arandis may fetch Jamaharon for a man only if he is where she is

    Background:
      Given the spaceline:
        | mission          |
        | Risa Shore Leave |
      And Alice has:
        | card      | where             |
        | Arandis   | aboard "Runabout" |
        | Jamaharon | in draw deck      |

    Example: he is not on the other planet
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Bob has:
        | card | where             |
        | Worf | on "Plunder Site" |
      When Alice downloads "Jamaharon" on "Worf" with "Arandis"
      Then that is illegal

    Example: he may be on the planet that she orbits
      Given Bob has:
        | card | where           |
        | Worf | on "Excavation" |
      When Alice downloads "Jamaharon" on "Worf" with "Arandis"
      Then "Worf" is now on "Risa Shore Leave"
      And "Jamaharon" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-downloading-special-download-11
  Rule: All copies of a card have one special download between them in a game

    Background:
      Given Alice has:
        | card                                  | where             |
        | Alyssa Ogawa (First Contact) [first]  | aboard "Runabout" |
        | Alyssa Ogawa (First Contact) [second] | aboard "Runabout" |
        | Medical Kit [one]                     | in hand           |
        | Medical Kit [other]                   | in hand           |

    @part=copies
    Example: the icon of a second copy gives nothing more
      When Alice downloads "Medical Kit" [one] aboard "Runabout" with "Alyssa Ogawa (First Contact)" [first]
      And Alice downloads "Medical Kit" [other] aboard "Runabout" with "Alyssa Ogawa (First Contact)" [second]
      Then that is illegal
      And "Medical Kit" [other] is still in Alice's hand

    @part=same
    Example: nor does the same icon
      Given Alice has:
        | card               | where        |
        | Tricorder [first]  | in draw deck |
        | Tricorder [second] | in draw deck |
      When Alice downloads "Medical Kit" [one] aboard "Runabout" with "Alyssa Ogawa (First Contact)" [first]
      And play goes on until Alice's second turn
      And Alice downloads "Medical Kit" [other] aboard "Runabout" with "Alyssa Ogawa (First Contact)" [first]
      Then that is illegal
      And "Medical Kit" [other] is still in Alice's hand

    Example: that Bob has used the icon of his own copy does not matter
      Given Bob has:
        | card                               | where                   |
        | Yridian Shuttle                    | at "Excavation"         |
        | Alyssa Ogawa (First Contact) [his] | aboard "Yridian Shuttle" |
        | Medical Kit [his]                  | in hand                 |
      When Bob downloads "Medical Kit" [his] aboard "Yridian Shuttle" with "Alyssa Ogawa (First Contact)" [his]
      And Alice downloads "Medical Kit" [one] aboard "Runabout" with "Alyssa Ogawa (First Contact)" [first]
      Then "Medical Kit" [his] is still aboard "Yridian Shuttle"
      And "Medical Kit" [one] is now aboard "Runabout"
      And nothing else has changed

    Example: the icon of another card does
      Given Alice has:
        | card      | where             |
        | Arandis   | aboard "Runabout" |
        | Jamaharon | in draw deck      |
      And Bob has:
        | card     | where        |
        | Horga'hn | on the table |
      When Alice downloads "Medical Kit" [one] aboard "Runabout" with "Alyssa Ogawa (First Contact)" [first]
      And Alice uses "Arandis"
      Then "Horga'hn" has been nullified

    @part=copies
    Example: it is so when she has begun to execute orders
      Given it is Alice's orders
      When Alice downloads "Medical Kit" [one] aboard "Runabout" with "Alyssa Ogawa (First Contact)" [first]
      And Alice downloads "Medical Kit" [other] aboard "Runabout" with "Alyssa Ogawa (First Contact)" [second]
      Then that is illegal
      And "Medical Kit" [other] is still in Alice's hand

    @part=same
    Example: nor does the icon of a ship
      Given these made-up cards:
        | card         | type      | affiliations | icons           |
        | Plain Yeoman | personnel | Federation   | original series |
      And Alice has:
        | card                  | where           |
        | Starship Constitution | at "Excavation" |
        | Plain Yeoman [first]  | in draw deck    |
        | Plain Yeoman [second] | in draw deck    |
      When Alice downloads "Plain Yeoman" [first] aboard "Starship Constitution" with "Starship Constitution"
      And Alice downloads "Plain Yeoman" [second] aboard "Starship Constitution" with "Starship Constitution"
      Then that is illegal
      And "Plain Yeoman" [second] is still in Alice's draw deck

    @part=copies
    Example: it is so in the midst of what Bob does on his turn
      Given Bob has:
        | card        | where                |
        | U.S.S. Hood | at "Excavation"      |
        | Worf        | aboard "U.S.S. Hood" |
      When Alice downloads "Medical Kit" [one] aboard "Runabout" with "Alyssa Ogawa (First Contact)" [first]
      And Alice ends the turn
      And Bob beams "Worf" to "Excavation"
      And Alice responds with "Alyssa Ogawa (First Contact)" [second]
      Then that is illegal
      And "Medical Kit" [other] is still in Alice's hand

    Example: in the midst of that it is given when no copy has given it before
      Given Bob has:
        | card        | where                |
        | U.S.S. Hood | at "Excavation"      |
        | Worf        | aboard "U.S.S. Hood" |
      When Alice ends the turn
      And Bob beams "Worf" to "Excavation"
      And Alice responds with "Alyssa Ogawa (First Contact)" [second]
      Then that is legal

  @ruling=1eD-downloading-55
  Rule: Where an icon fetches a card, no facility is demanded

    Example: equipment comes to the nurse on a planet where Alice has no facility
      Given Alice has:
        | card                         | where           |
        | Alyssa Ogawa (First Contact) | on "Excavation" |
        | Medical Kit                  | in draw deck    |
      When Alice downloads "Medical Kit" on "Excavation" with "Alyssa Ogawa (First Contact)"
      Then "Medical Kit" is now on "Excavation"
      And nothing else has changed

  @ruling=1eD-downloading-56
  Rule: What an icon fetches comes here, and nowhere else

    Background:
      Given the spaceline:
        | mission             |
        | Cultural Observation |
      And Alice has:
        | card                         | where                     |
        | Alyssa Ogawa (First Contact) | aboard "Runabout"         |
        | Federation Outpost           | at "Cultural Observation" |
        | Medical Kit                  | in draw deck              |

    Example: the kit does not come to an outpost elsewhere
      When Alice downloads "Medical Kit" aboard "Federation Outpost" with "Alyssa Ogawa (First Contact)"
      Then that is illegal
      And nothing else has changed

    Example: it comes aboard the ship where the nurse is
      When Alice downloads "Medical Kit" aboard "Runabout" with "Alyssa Ogawa (First Contact)"
      Then "Medical Kit" is now aboard "Runabout"
      And nothing else has changed

    Scenario Outline: the nurse is aboard the Runabout, and her kit is put <where>
      Given "Federation Outpost" is at "Excavation"
      When Alice downloads "Medical Kit" <where> with "Alyssa Ogawa (First Contact)"
      Then "Medical Kit" is now <where>
      And nothing else has changed

      Examples: To the planet, and to the outpost, which are where she is
        | where                       |
        | on "Excavation"             |
        | aboard "Federation Outpost" |

  @ruling=1eD-downloading-65
  Rule: Equipment that an icon fetches in the middle of an attempt takes part in it

    @part=equipment
    Example: the kit makes a second doctor of the officer who has opened the door
      Given these made-up cards:
        | card          | type      | kind   | attempted by | requires   | points | affiliations | classification | skills         |
        | Sick Planet   | mission   | planet | any          | MEDICAL x2 | 30     |              |                |                |
        | Plain Officer | personnel |        |              |            |        | Federation   | OFFICER        | Computer Skill |
      And the spaceline:
        | mission     |
        | Sick Planet |
      And Alice has:
        | card                         | where            |
        | Alyssa Ogawa (First Contact) | on "Sick Planet" |
        | Plain Officer                | on "Sick Planet" |
        | Medical Kit                  | in draw deck     |
      And Bob has:
        | card            | where               |
        | Impassable Door | under "Sick Planet" |
      When Alice attempts "Sick Planet"
      And Alice responds with "Alyssa Ogawa (First Contact)"
      Then "Sick Planet" is now completed
      And Alice now has 30 points
      And "Medical Kit" is now on "Sick Planet"
      And "Impassable Door" is now in Bob's discard pile
      And nothing else has changed

    @part=equipment
    Scenario Outline: the nurse in orbit sends her kit <where>, and the mission is <is> completed
      Given these made-up cards:
        | card          | type      | kind   | attempted by | requires | points | affiliations | classification | skills         |
        | Sick Planet   | mission   | planet | any          | MEDICAL  | 30     |              |                |                |
        | Plain Officer | personnel |        |              |          |        | Federation   | OFFICER        | Computer Skill |
      And the spaceline:
        | mission     |
        | Sick Planet |
      And "Runabout" is at "Sick Planet"
      And Alice has:
        | card                         | where             |
        | Alyssa Ogawa (First Contact) | aboard "Runabout" |
        | Plain Officer                | on "Sick Planet"  |
        | Medical Kit                  | in draw deck      |
      And Bob has:
        | card            | where               |
        | Impassable Door | under "Sick Planet" |
      When Alice attempts "Sick Planet" from "Sick Planet"
      And Alice responds with "Alyssa Ogawa (First Contact)"
      And Alice chooses "<place>"
      Then "Sick Planet" is <is> completed
      And Alice has <points> points
      And "Medical Kit" is now <there>
      And "Impassable Door" is now in Bob's discard pile
      And nothing else has changed

      Examples: To those who attempt it, and aboard
        | where            | place       | there             | is        | points |
        | down to the team | Sick Planet | on "Sick Planet"  | now       | 30     |
        | to the ship      | Runabout    | aboard "Runabout" | still not | 0      |

  @ruling=1eS-skills-23
  Rule: An icon for special downloads is no skill dot

    Example: two skills and an icon are two dots
      Given Alice has:
        | card                         | where             |
        | Alyssa Ogawa (First Contact) | aboard "Runabout" |
      Then the skill dots of "Alyssa Ogawa (First Contact)" are 2

  @ruling=1eD-downloading-01
  Rule: What an icon fetches may be in hand

    Background:
      Given Alice has:
        | card                         | where             |
        | Alyssa Ogawa (First Contact) | aboard "Runabout" |

    Example: the kit in hand comes aboard
      Given Alice has:
        | card        | where   |
        | Medical Kit | in hand |
      When Alice downloads "Medical Kit" aboard "Runabout" with "Alyssa Ogawa (First Contact)"
      Then "Medical Kit" is now aboard "Runabout"
      And nothing else has changed

  @ruling=1eD-downloading-02
  Rule: What an icon fetches may be in the player's draw deck

    Background:
      Given Alice has:
        | card                         | where             |
        | Alyssa Ogawa (First Contact) | aboard "Runabout" |
        | Worf                         | in draw deck      |

    Example: the kit comes aboard from beneath Worf, who stays in the draw deck
      Given Alice has:
        | card        | where        |
        | Medical Kit | in draw deck |
      When Alice downloads "Medical Kit" aboard "Runabout" with "Alyssa Ogawa (First Contact)"
      Then "Medical Kit" is now aboard "Runabout"
      And "Worf" is still in Alice's draw deck
      And nothing else has changed

    Example: a kit in Bob's draw deck does not come
      Given Bob has:
        | card        | where        |
        | Medical Kit | in draw deck |
      When Alice downloads "Medical Kit" aboard "Runabout" with "Alyssa Ogawa (First Contact)"
      Then that is illegal
      And nothing else has changed

  @ruling=1eD-downloading-08
  Rule: What an icon fetches is not kept in hand

    @part=reported
    Example: the kit comes to the nurse on the planet
      Given Alice has:
        | card                         | where           |
        | Alyssa Ogawa (First Contact) | on "Excavation" |
        | Medical Kit                  | in draw deck    |
      When Alice uses "Alyssa Ogawa (First Contact)"
      And Alice chooses "Excavation"
      Then "Medical Kit" is now on "Excavation"
      And nothing else has changed

  @ruling=1eD-downloading-19
  Rule: What an icon fetches is not the card play of the turn

    @part=usual
    Example: the kit comes aboard, and Worf reports
      Given Alice has:
        | card                         | where             |
        | Alyssa Ogawa (First Contact) | aboard "Runabout" |
        | Medical Kit                  | in draw deck      |
        | Federation Outpost           | at "Excavation"   |
        | Worf                         | in hand           |
      When Alice downloads "Medical Kit" aboard "Runabout" with "Alyssa Ogawa (First Contact)"
      And Alice reports "Worf" to "Federation Outpost"
      Then "Worf" is now aboard "Federation Outpost"
      And "Medical Kit" is still aboard "Runabout"
      And nothing else has changed

    @part=usual
    Example: Worf reports, and the kit comes aboard
      Given Alice has:
        | card                         | where             |
        | Alyssa Ogawa (First Contact) | aboard "Runabout" |
        | Medical Kit                  | in draw deck      |
        | Federation Outpost           | at "Excavation"   |
        | Worf                         | in hand           |
      When Alice reports "Worf" to "Federation Outpost"
      And Alice downloads "Medical Kit" aboard "Runabout" with "Alyssa Ogawa (First Contact)"
      Then "Medical Kit" is now aboard "Runabout"
      And "Worf" is still aboard "Federation Outpost"
      And nothing else has changed

  @ruling=1eD-downloading-41
  Rule: An icon is used in the midst of what the other player does

    @part=special
    Example: the kit comes to the planet while Bob beams
      Given Alice has:
        | card                         | where           |
        | Alyssa Ogawa (First Contact) | on "Excavation" |
        | Medical Kit                  | in draw deck    |
      And Bob has:
        | card            | where                    |
        | Yridian Shuttle | at "Excavation"          |
        | Narik           | aboard "Yridian Shuttle" |
      And it is Bob's turn
      When Bob beams "Narik" to "Excavation"
      And Alice responds with "Alyssa Ogawa (First Contact)"
      And Alice chooses "Excavation"
      Then "Medical Kit" is now on "Excavation"
      And "Narik" is now on "Excavation"
      And nothing else has changed

  @ruling=custom-downloading-06
  Rule: What an icon fetches does not go aboard a ship of the opponent's

    Scenario Outline: the kit goes aboard <which>, and that is <verdict>
      Given Alice has:
        | card                         | where           |
        | Alyssa Ogawa (First Contact) | on "Excavation" |
        | Medical Kit                  | in draw deck    |
      And Bob has:
        | card            | where           |
        | Yridian Shuttle | at "Excavation" |
      When Alice downloads "Medical Kit" aboard "<ship>" with "Alyssa Ogawa (First Contact)"
      Then that is <verdict>

      Examples: Bob's, and hers
        | which             | ship            | verdict |
        | Bob's shuttle     | Yridian Shuttle | illegal |
        | Alice's own ship  | Runabout        | legal   |
