Feature: Each of the attackers, and each of those they attack
  What keeps one of them out of a battle forbids the attack, whoever is named first.

  Background:
    Given these made-up cards:
      | card     | type | affiliations | range | weapons | shields | keywords |
      | Warbird  | ship | Romulan      | 8     | 7       | 5       |          |
      | Consort  | ship | Romulan      | 8     | 5       | 5       | Landing  |
    And the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-battle-92
  Rule: A ship without WEAPONS does not attack beside one that has some

    Scenario Outline: the second ship has WEAPONS of <weapons>, and that is <verdict>
      Given these made-up cards:
        | card | type | affiliations | range | weapons   | shields |
        | Tug  | ship | Romulan      | 8     | <weapons> | 5       |
      And Alice has:
        | card    | where            |
        | Warbird | at "Excavation"  |
        | Mendak  | aboard "Warbird" |
        | Tug     | at "Excavation"  |
        | Tomalak | aboard "Tug"     |
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      When Alice attacks "Runabout" with "Warbird" and "Tug"
      Then that is <verdict>

      Examples: None, and some
        | weapons | verdict |
        | 0       | illegal |
        | 5       | legal   |

  @ruling=custom-battle-99
  Rule: A docked ship does not attack beside one in space

    Scenario Outline: a ship that may dock is <where>, and that it joins in is <verdict>
      Given Alice has:
        | card            | where            |
        | Romulan Outpost | at "Excavation"  |
        | Warbird         | at "Excavation"  |
        | Mendak          | aboard "Warbird" |
        | Consort         | <where>          |
        | Tomalak         | aboard "Consort" |
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      When Alice attacks "Runabout" with "Warbird" and "Consort"
      Then that is <verdict>

      Examples: Docked, and not
        | where                       | verdict |
        | docked at "Romulan Outpost" | illegal |
        | at "Excavation"             | legal   |

  @ruling=custom-battle-131
  Rule: A landed ship does not attack beside one in space

    Scenario Outline: a ship that may land is <where>, and that it joins in is <verdict>
      Given Alice has:
        | card    | where            |
        | Warbird | at "Excavation"  |
        | Mendak  | aboard "Warbird" |
        | Consort | <where>          |
        | Tomalak | aboard "Consort" |
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      When Alice attacks "Runabout" with "Warbird" and "Consort"
      Then that is <verdict>

      Examples: Landed, and in space
        | where                  | verdict |
        | landed on "Excavation" | illegal |
        | at "Excavation"        | legal   |

  @ruling=custom-battle-110
  Rule: A ship elsewhere does not attack with one that is there

    Scenario Outline: the second ship is at <place>, and that is <verdict>
      Given Alice has:
        | card    | where            |
        | Warbird | at "Excavation"  |
        | Mendak  | aboard "Warbird" |
        | Consort | at "<place>"     |
        | Tomalak | aboard "Consort" |
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      Then these are <verdict>:
        | action                                                |
        | Alice attacks "Runabout" with "Warbird" and "Consort" |

      @1e-glossary @1e-2014
      Examples: Elsewhere, and there
        | place          | verdict |
        | Relief Mission | illegal |
        | Excavation     | legal   |

  @ruling=custom-battle-66
  Rule: The crew of one ship restrains all who attack together

    Scenario Outline: beside Kurn's ship is a second one with <crew> aboard, and that is <verdict>
      Given these made-up cards:
        | card   | type | affiliations        | range | weapons | shields |
        | Raider | ship | Klingon             | 8     | 7       | 5       |
        | Hauler | ship | Non-Aligned         | 8     | 5       | 5       |
      And Alice has:
        | card                       | where           |
        | Treaty: Federation/Klingon | on the table    |
        | Raider                     | at "Excavation" |
        | Kurn                       | aboard "Raider" |
        | Hauler                     | at "Excavation" |
        | Baran                      | aboard "Hauler" |
        | <crew>                     | aboard "Hauler" |
      And Bob has:
        | card    | where           |
        | Warbird | at "Excavation" |
      When Alice attacks "Warbird" with "Raider" and "Hauler"
      Then that is <verdict>

      Examples: One of the Federation, and a Klingon
        | crew             | verdict |
        | William T. Riker | illegal |
        | Divok            | legal   |

  @ruling=custom-battle-62
  Rule: One whom they do not attack is enough to spare those they would attack with him

    Scenario Outline: Mendak attacks Kurn and <other>, and that is <verdict>
      Given Alice has:
        | card   | where           |
        | Mendak | on "Excavation" |
      And Bob has:
        | card                    | where           |
        | Treaty: Romulan/Klingon | on the table    |
        | Kurn                    | on "Excavation" |
        | <other>                 | on "Excavation" |
      When Alice attacks "Kurn" and "<other>" with "Mendak"
      Then that is <verdict>

      Examples: A Romulan like himself, and another Klingon
        | other | verdict |
        | N'Vek | illegal |
        | Divok | legal   |

  @ruling=custom-battle-91
  Rule: All who battle are in the same place

    Background:
      Given Alice has:
        | card           | where                   |
        | I.K.C. Hegh'ta | at "Excavation"         |
        | Divok          | aboard "I.K.C. Hegh'ta" |
        | Klag           | on "Excavation"         |
      And Bob has:
        | card    | where            |
        | Warbird | at "Excavation"  |
        | N'Vek   | on "Excavation"  |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: Kurn is <where>, and attacks N'Vek together with Klag, which is <verdict>
      Given Alice has:
        | card | where   |
        | Kurn | <where> |
      When Alice attacks "N'Vek" with "Klag" and "Kurn"
      Then that is <verdict>

      Examples: In orbit, and with him
        | where                   | verdict |
        | aboard "I.K.C. Hegh'ta" | illegal |
        | on "Excavation"         | legal   |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: Tomalak is <where>, and Klag attacks him together with N'Vek, which is <verdict>
      Given Bob has:
        | card    | where   |
        | Tomalak | <where> |
      When Alice attacks "N'Vek" and "Tomalak" with "Klag"
      Then that is <verdict>

      Examples: In orbit, and with her
        | where            | verdict |
        | aboard "Warbird" | illegal |
        | on "Excavation"  | legal   |

  @ruling=custom-battle-06
  Rule: A ship fires back at those who attack it, and at no others

    Scenario Outline: Bob's ship fires at <whom>, and that is <verdict>
      Given these made-up cards:
        | card    | type | affiliations | range | weapons | shields |
        | Brawler | ship | Klingon      | 8     | 8       | 9       |
      And Alice has:
        | card    | where            |
        | Warbird | at "Excavation"  |
        | Mendak  | aboard "Warbird" |
        | Consort | at "Excavation"  |
        | Tomalak | aboard "Consort" |
      And Bob has:
        | card    | where            |
        | Brawler | at "Excavation"  |
        | Kurn    | aboard "Brawler" |
      When Alice attacks "Brawler" with "Warbird"
      And Bob chooses "<ship>"
      Then that is <verdict>

      Examples: The ship that attacks, and one that stands by
        | whom                       | ship    | verdict |
        | the ship that attacks      | Warbird | legal   |
        | the one that stands by     | Consort | illegal |
