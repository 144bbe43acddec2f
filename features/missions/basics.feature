Feature: Basic rules of mission attempts
  Who attempts a mission, and when the attempt is over.

  @ruling=custom-missions-20
  Rule: A mission without affiliation icons is attempted by nobody

    Scenario Outline: the mission names <who>, and to attempt it is <verdict>
      Given these made-up cards:
        | card          | type      | kind  | attempted by | affiliations |
        | Empty Reach   | mission   | space | <who>        |              |
        | Light Shuttle | ship      |       |              | Federation   |
        | Cadet Rin     | personnel |       |              | Federation   |
      And the spaceline:
        | mission     |
        | Empty Reach |
      And Alice has:
        | card          | where                  |
        | Light Shuttle | at "Empty Reach"       |
        | Cadet Rin     | aboard "Light Shuttle" |
      When Alice attempts "Empty Reach" from "Light Shuttle"
      Then that is <verdict>

      Examples: Nobody, the affiliation of the crew, and any
        | who        | verdict |
        |            | illegal |
        | Federation | legal   |
        | any        | legal   |

  @ruling=custom-missions-21 @frame=many
  Rule: When nobody who matches the mission is left, the attempt is over

    Scenario Outline: <victim> dies, and the mission <is> completed
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires  | points | affiliations | skills    |
        | Quiet Planet | mission   | planet | Klingon      | Diplomacy | 30     |              |           |
        | Bekk         | personnel |        |              |           |        | Klingon      |           |
        | Trader       | personnel |        |              |           |        | Non-Aligned  | Diplomacy |
        | Drifter      | personnel |        |              |           |        | Non-Aligned  | Diplomacy |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card    | where             |
        | Bekk    | on "Quiet Planet" |
        | Trader  | on "Quiet Planet" |
        | Drifter | on "Quiet Planet" |
      And Bob has:
        | card                 | where                |
        | Armus - Skin of Evil | under "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      And chance chooses "<victim>" from "Bekk", "Trader" and "Drifter"
      Then "<victim>" has been killed
      And "Quiet Planet" <is> completed

      Examples: The one who matches, and another
        | victim  | is           |
        | Bekk    | is still not |
        | Drifter | is now       |

  @ruling=custom-missions-22
  Rule: In Second Edition a player attempts his own missions

    Scenario Outline: the mission is <player>'s, and to attempt it is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations |
        | Quiet Planet | mission   | planet | any          |              |
        | Old Surveyor | personnel |        |              | Bajoran      |
      And <player> has:
        | card         | where                   |
        | Quiet Planet | in <player>'s spaceline |
      And Alice has:
        | card         | where             |
        | Old Surveyor | on "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then that is <verdict>

      Examples: Hers, and his
        | player | verdict |
        | Alice  | legal   |
        | Bob    | illegal |

  @ruling=custom-missions-23
  Rule: All who are there and go together take part in an attempt

    Background:
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Explore Black Cluster |

    Scenario Outline: <who> of two on the planet attempt the mission, and that is <verdict>
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
        | Data | on "Excavation" |
      When Alice attempts "Excavation" with <named>
      Then that is <verdict>

      @1e-glossary @1e-2014
      Examples: One, and both
        | who  | named             | verdict |
        | one  | "Worf"            | illegal |
        | both | "Worf" and "Data" | legal   |

    Scenario Outline: <who> of two aboard attempt the mission, and that is <verdict>
      Given Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Worf     | aboard "Runabout"          |
        | Data     | aboard "Runabout"          |
      When Alice attempts "Explore Black Cluster" from "Runabout" with <named>
      Then that is <verdict>

      @1e-glossary @1e-2014
      Examples: One, and both
        | who  | named             | verdict |
        | one  | "Worf"            | illegal |
        | both | "Worf" and "Data" | legal   |

    @1e-glossary @1e-2014
    Example: who is stopped does not
      Given Alice has:
        | card | where           | state   |
        | Worf | on "Excavation" |         |
        | Data | on "Excavation" | stopped |
      When Alice attempts "Excavation" with "Worf"
      Then that is legal

  @ruling=custom-missions-23
  Rule: In Second Edition, too, all who are there take part in an attempt

    @2e
    Scenario Outline: <who> of two surveyors attempt the mission, and that is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations |
        | Quiet Planet | mission   | planet | any          |              |
        | Old Surveyor | personnel |        |              | Bajoran      |
      And Alice has:
        | card               | where                |
        | Quiet Planet       | in Alice's spaceline |
        | Old Surveyor [one] | on "Quiet Planet"    |
        | Old Surveyor [two] | on "Quiet Planet"    |
      When Alice attempts "Quiet Planet" with <named>
      Then that is <verdict>

      Examples: One, and both
        | who  | named                                         | verdict |
        | one  | "Old Surveyor" [one]                          | illegal |
        | both | "Old Surveyor" [one] and "Old Surveyor" [two] | legal   |

  @ruling=custom-missions-70
  Rule: Those who attempt a mission are there

    Scenario Outline: Deputy Ilar is <where>, and an attempt with her is <verdict>
      Given these made-up cards:
        | card          | type      | kind   | affiliations | attempted by | range |
        | Quiet Planet  | mission   | planet |              | any          |       |
        | Still Planet  | mission   | planet |              | any          |       |
        | Light Shuttle | ship      |        | Bajoran      |              | 8     |
        | Old Surveyor  | personnel |        | Bajoran      |              |       |
        | Deputy Ilar   | personnel |        | Bajoran      |              |       |
      And Alice has:
        | card          | where             |
        | Quiet Planet  | in <spaceline>    |
        | Still Planet  | in <spaceline>    |
        | Light Shuttle | at "Quiet Planet" |
        | Old Surveyor  | on "Quiet Planet" |
        | Deputy Ilar   | <where>           |
      When Alice attempts "Quiet Planet" with "Old Surveyor" and "Deputy Ilar"
      Then that is <verdict>

      @1e-1996 @1e-glossary @1e-2014
      Examples: Elsewhere, in orbit, and there, in First Edition
        | where                  | verdict | spaceline                    |
        | on "Still Planet"      | illegal | the Alpha Quadrant spaceline |
        | aboard "Light Shuttle" | illegal | the Alpha Quadrant spaceline |
        | on "Quiet Planet"      | legal   | the Alpha Quadrant spaceline |

      @2e
      Examples: Elsewhere, in orbit, and there, in Second Edition
        | where                  | verdict | spaceline         |
        | on "Still Planet"      | illegal | Alice's spaceline |
        | aboard "Light Shuttle" | illegal | Alice's spaceline |
        | on "Quiet Planet"      | legal   | Alice's spaceline |

    Scenario Outline: Deputy Ilar flies over the planet on which the surveyor is, and an attempt from <whence> is <verdict>
      Given these made-up cards:
        | card          | type      | kind   | affiliations | attempted by | range |
        | Quiet Planet  | mission   | planet |              | any          |       |
        | Light Shuttle | ship      |        | Bajoran      |              | 8     |
        | Old Surveyor  | personnel |        | Bajoran      |              |       |
        | Deputy Ilar   | personnel |        | Bajoran      |              |       |
      And Alice has:
        | card          | where                  |
        | Quiet Planet  | in <spaceline>         |
        | Light Shuttle | at "Quiet Planet"      |
        | Old Surveyor  | on "Quiet Planet"      |
        | Deputy Ilar   | aboard "Light Shuttle" |
      When Alice attempts "Quiet Planet" from "<whence>"
      Then that is <verdict>

      @1e-1996 @1e-glossary @1e-2014
      Examples: From the ship, and from the planet, in First Edition
        | whence        | verdict | spaceline                    |
        | Light Shuttle | illegal | the Alpha Quadrant spaceline |
        | Quiet Planet  | legal   | the Alpha Quadrant spaceline |

      @2e
      Examples: From the ship, and from the planet, in Second Edition
        | whence        | verdict | spaceline         |
        | Light Shuttle | illegal | Alice's spaceline |
        | Quiet Planet  | legal   | Alice's spaceline |

  @ruling=custom-missions-27
  Rule: In Second Edition nobody attempts a headquarters

    Scenario Outline: the surveyor is on <mission>, and to attempt it is <verdict>
      Given these made-up cards:
        | card         | type      | kind         | attempted by | affiliations |
        | Home Office  | mission   | headquarters | any          |              |
        | Quiet Planet | mission   | planet       | any          |              |
        | Old Surveyor | personnel |              |              | Bajoran      |
      And Alice has:
        | card         | where                |
        | Home Office  | in Alice's spaceline |
        | Quiet Planet | in Alice's spaceline |
        | Old Surveyor | on <mission>         |
      When Alice attempts <mission>
      Then that is <verdict>

      Examples: A headquarters, and another mission
        | mission        | verdict |
        | "Home Office"  | illegal |
        | "Quiet Planet" | legal   |

  @ruling=custom-missions-110
  Rule: An Espionage card is for its player's personnel of one affiliation

    Scenario Outline: <who> attempts a Federation mission with the espionage of <player>, and that is <verdict>
      Given these made-up cards:
        | card         | type    | kind   | attempted by |
        | Quiet Planet | mission | planet | Federation   |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card  | where             |
        | <who> | on "Quiet Planet" |
      And <player> has:
        | card                             | where             |
        | Espionage: Klingon on Federation | on "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then that is <verdict>

      Examples: Hers for Klingons, hers for Romulans, and his
        | who     | player | verdict |
        | Klag    | Alice  | legal   |
        | Tomalak | Alice  | illegal |
        | Klag    | Bob    | illegal |

  @ruling=custom-missions-113
  Rule: Other requirements are for the player whose card lets him meet them

    Example: Bob has Subjugate Planet on his mission, and Alice comes with what it says
      Given these made-up cards:
        | card         | type      | kind   | attempted by | points | requires    | affiliations | species   | strength | skills    |
        | Quiet Planet | mission   | planet | any          | 25     | Archaeology |              |           |          |           |
        | Sly Overseer | personnel |        |              |        |             | Dominion     | Vorta     | 11       | Treachery |
        | Rifleman     | personnel |        |              |        |             | Dominion     | Jem'Hadar | 10       |           |
      And Bob has:
        | card             | where                           |
        | Quiet Planet     | in the Alpha Quadrant spaceline |
        | Subjugate Planet | on "Quiet Planet"               |
      And Alice has:
        | card         | where             | count |
        | Sly Overseer | on "Quiet Planet" |       |
        | Rifleman     | on "Quiet Planet" | 4     |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is still not completed
      And nothing else has changed

    @1e-2014
    Example: Bob has For the Cause on his mission, and Alice comes with what would take the place of Honor
      Given these made-up cards:
        | card         | type      | kind   | region   | attempted by | points | requires | affiliations | skills               | icons  | cunning |
        | Quiet Planet | mission   | planet | Badlands | any          | 25     | Honor    |              |                      |        |         |
        | Mixed Band   | personnel |        |          |              |        |          | Bajoran      | Leadership, SECURITY | maquis | 31      |
      And Bob has:
        | card          | where                           |
        | Quiet Planet  | in the Alpha Quadrant spaceline |
        | For the Cause | on "Quiet Planet"               |
      And Alice has:
        | card       | where             |
        | Mixed Band | on "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is still not completed
      And nothing else has changed

  @ruling=custom-missions-115
  Rule: The crew of another ship, or of a facility, takes no part in the attempt of a space mission

    @frame=many
    Scenario Outline: the one with Honor is aboard the <ship>, and after an attempt from the Light Shuttle the mission is <still>
      Given these made-up cards:
        | card          | type      | kind  | attempted by | requires | points | affiliations | skills |
        | Empty Reach   | mission   | space | any          | Honor    | 30     |              |        |
        | Light Shuttle | ship      |       |              |          |        | Federation   |        |
        | Grey Shuttle  | ship      |       |              |          |        | Federation   |        |
        | Cadet Rin     | personnel |       |              |          |        | Federation   |        |
        | Judge Tam     | personnel |       |              |          |        | Federation   | Honor  |
      And the spaceline:
        | mission     |
        | Empty Reach |
      And Alice has:
        | card          | where                  |
        | Light Shuttle | at "Empty Reach"       |
        | Cadet Rin     | aboard "Light Shuttle" |
        | Grey Shuttle  | at "Empty Reach"       |
        | Judge Tam     | aboard "<ship>"        |
      When Alice attempts "Empty Reach" from "Light Shuttle"
      Then "Empty Reach" is <still> completed

      Examples: Another one, and that one
        | ship          | still     |
        | Grey Shuttle  | still not |
        | Light Shuttle | now       |

    @frame=many
    Scenario Outline: the linguist is <where>, the surveyor aboard the shuttle, and after his attempt the mission is <is> completed
      Given these made-up cards:
        | card          | type      | kind  | attempted by | requires     | points | affiliations | skills       |
        | Empty Reach   | mission   | space | Federation   | Anthropology | 30     |              |              |
        | Far Reach     | mission   | space | Federation   | Law          | 30     |              |              |
        | Light Shuttle | ship      |       |              |              |        | Federation   |              |
        | Grey Shuttle  | ship      |       |              |              |        | Federation   |              |
        | Old Surveyor  | personnel |       |              |              |        | Federation   |              |
        | Linguist Ona  | personnel |       |              |              |        | Federation   | Anthropology |
      And the spaceline:
        | mission     |
        | Empty Reach |
        | Far Reach   |
      And Alice has:
        | card               | where                  |
        | Federation Outpost | at "Empty Reach"       |
        | Light Shuttle      | at "Empty Reach"       |
        | Grey Shuttle       | at "Far Reach"         |
        | Old Surveyor       | aboard "Light Shuttle" |
        | Linguist Ona       | <where>                |
      When Alice attempts "Empty Reach" from "Light Shuttle"
      Then "Empty Reach" is <is> completed

      Examples: In the outpost, elsewhere, and with him
        | where                       | is        |
        | aboard "Federation Outpost" | still not |
        | aboard "Grey Shuttle"       | still not |
        | aboard "Light Shuttle"      | now       |
