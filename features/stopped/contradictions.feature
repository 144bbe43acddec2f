Feature: One board, several laws of being stopped
  The same position and the same deed, and what each document says to it.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  Rule: What a stopped card may do differs from document to document

    Scenario Outline: Worf asks to be beamed up, and a stopped crew is aboard <ship>
      Given Alice has:
        | card              | where                      | state   |
        | U.S.S. Enterprise | at "Excavation"            | stopped |
        | Data              | aboard "U.S.S. Enterprise" | stopped |
        | Runabout          | at "Excavation"            |         |
        | Geordi La Forge   | aboard "Runabout"          | stopped |
        | Worf              | on "Excavation"            |         |
      When Alice beams "Worf" aboard "<ship>"
      Then that is <verdict>

      @ruling=faq96-12-stopped-01
      Examples: In 1996 a stopped ship does nothing at all, and transporters need nobody
        | ship              | verdict |
        | U.S.S. Enterprise | illegal |
        | Runabout          | legal   |

      @ruling=1eS-stopped-21
      Examples: In the Glossary the stopped personnel operate the transporters
        | ship              | verdict |
        | U.S.S. Enterprise | legal   |

  Rule: A card is played on a stopped ship where the law lets it be aimed at

    Scenario Outline: Alice plays <card> on her ship <ship>
      Given Alice has:
        | card              | where           | state   |
        | U.S.S. Enterprise | at "Excavation" | stopped |
        | <card>            | in hand         |         |
      When Alice plays "<card>" on "<ship>"
      Then that is <verdict>

      @ruling=faq96-12-stopped-06
      Examples: In 1996 interrupts reach it
        | card                   | ship              | verdict |
        | Auto-Destruct Sequence | U.S.S. Enterprise | legal   |

      @ruling=1eS-stopped-17
      Examples: In the Glossary every card reaches it that does not make it act
        | card           | ship              | verdict |
        | Kurlan Naiskos | U.S.S. Enterprise | legal   |

  Rule: A ship that has used up its RANGE is stopped in one document and not in another

    @frame=differs
    Scenario Outline: a ship spends the last of its RANGE and <is> stopped
      Given Alice has:
        | card            | where                      | state             |
        | Runabout        | at "Explore Black Cluster" | left with RANGE 3 |
        | Geordi La Forge | aboard "Runabout"          |                   |
      When Alice moves "Runabout" to "Excavation"
      Then "Runabout" is now left with RANGE 0
      And "Runabout" <is> stopped
      And "Geordi La Forge" <is> stopped

      @ruling=faq96-351-stopped-crew-on-a-ship-02 @question=range-used-up-in-1996
      Examples: In 1996 it is
        | is     |
        | is now |

      @ruling=faq96-351-stopped-crew-on-a-ship-02 @reading=range-used-up-in-1996/not-stopped
      Examples: In 1996 it is not, read the other way
        | is           |
        | is still not |

      @ruling=1eS-stopped-39
      Examples: In the Glossary it is not
        | is           |
        | is still not |

  Rule: Stopped personnel are attacked, and defend themselves or not

    Scenario Outline: a stopped fighter is attacked by a weaker Klingon, and <dead> is killed
      Given Alice has:
        | card | where           |
        | Klag | on "Excavation" |
      And Bob has:
        | card      | where           | state   |
        | Tasha Yar | on "Excavation" | stopped |
      When Alice attacks "Tasha Yar" with "Klag"
      Then "<dead>" has been killed
      And "<alive>" has not been killed

      @ruling=faq96-12-stopped-04 @question=stopped-attacked-in-1996
      Examples: In 1996 they do not
        | dead      | alive |
        | Tasha Yar | Klag  |

      @ruling=faq96-12-stopped-04 @reading=stopped-attacked-in-1996/yes
      Examples: In 1996 they do, read the other way
        | dead | alive     |
        | Klag | Tasha Yar |

      @ruling=1eS-stopped-29
      Examples: In the Glossary they do
        | dead | alive     |
        | Klag | Tasha Yar |

  Rule: Distortion of Space/Time Continuum unstops, or nothing in the game does

    Scenario Outline: a crew stopped aboard <is> stopped after the card was played on its ship
      Given Alice has:
        | card                               | where                      | state             |
        | U.S.S. Enterprise                  | at "Excavation"            | left with RANGE 4 |
        | Worf                               | aboard "U.S.S. Enterprise" | stopped           |
        | Distortion of Space/Time Continuum | in hand                    |                   |
      When Alice plays "Distortion of Space/Time Continuum" on "U.S.S. Enterprise"
      Then "U.S.S. Enterprise" is now left with RANGE 9
      And "Worf" <is> stopped
      And "Distortion of Space/Time Continuum" is now in Alice's discard pile
      And nothing else has changed

      @ruling=faq96-39-emergency-transporter-armbands-05
      Examples: In 1996 nothing unstops
        | is       |
        | is still |

      @ruling=1eD-distortion-of-space-time-continuum-02
      Examples: In the Glossary the card does
        | is           |
        | is no longer |

  Rule: Only the ship is unstopped, and its crew with it or not

    @frame=differs
    Scenario Outline: <who> is asked to beam when only the ship was unstopped by a card
      Given Alice has:
        | card                                | where                      | state   |
        | U.S.S. Enterprise                   | at "Excavation"            | stopped |
        | Worf                                | aboard "U.S.S. Enterprise" | stopped |
        | Data                                | on "Excavation"            |         |
        | What Does God Need With a Starship? | in hand                    |         |
      When Alice plays "What Does God Need With a Starship?"
      And Bob chooses the word "stop or unstop a ship"
      And Alice chooses the word "unstop"
      Then "U.S.S. Enterprise" is no longer stopped
      When Alice beams "<who>" <where>
      Then that is <verdict>

      @ruling=1eS-stopped-06 @1e-glossary @question=crew-of-an-unstopped-ship
      Examples: The Glossary leaves each card its own condition
        | who  | where           | verdict |
        | Worf | to "Excavation" | illegal |

      @ruling=1eS-stopped-06 @1e-glossary @reading=crew-of-an-unstopped-ship/follows
      Examples: The Glossary frees the crew, read the other way
        | who  | where           | verdict |
        | Worf | to "Excavation" | legal   |

      @ruling=1eS-stopped-06 @1e-glossary
      Examples: Those who were not stopped beam, however it is read
        | who  | where                      | verdict |
        | Data | aboard "U.S.S. Enterprise" | legal   |

      @ruling=cr14-stopped-01
      Examples: The Current Rulings of 2014 free the crew with the ship
        | who  | where           | verdict |
        | Worf | to "Excavation" | legal   |

  Rule: A stopped ship does not hide, and whether it may show itself differs from document to document

    Scenario Outline: a ship that is <stopped> and <hidden> is to <deed>, and that is <verdict>
      Given these made-up cards:
        | card       | type | affiliations | keywords                       | range |
        | Grey Ghost | ship | Federation   | Cloaking Device, Phasing Cloak | 8     |
      And Alice has:
        | card            | where               | state               |
        | Grey Ghost      | at "Excavation"     | <stopped>, <hidden> |
        | Geordi La Forge | aboard "Grey Ghost" | <stopped>           |
      When Alice <deed>s "Grey Ghost"
      Then that is <verdict>

      @ruling=faq96-12-stopped-01
      Examples: In 1996 it does nothing at all
        | deed    | hidden      | stopped     | verdict |
        | cloak   | not cloaked | stopped     | illegal |
        | cloak   | not cloaked | not stopped | legal   |
        | decloak | cloaked     | stopped     | illegal |
        | decloak | cloaked     | not stopped | legal   |

      @ruling=1eS-stopped-09
      Examples: In the Glossary it does not cloak
        | deed  | hidden      | stopped     | verdict |
        | cloak | not cloaked | stopped     | illegal |
        | cloak | not cloaked | not stopped | legal   |

      @ruling=1eS-stopped-10
      Examples: In the Glossary it does not phase
        | deed  | hidden     | stopped     | verdict |
        | phase | not phased | stopped     | illegal |
        | phase | not phased | not stopped | legal   |

      @ruling=cr14-cloaking-and-phasing-03 @part=cloak
      Examples: The Current Rulings forbid it to cloak
        | deed  | hidden      | stopped     | verdict |
        | cloak | not cloaked | stopped     | illegal |
        | cloak | not cloaked | not stopped | legal   |

      @ruling=cr14-cloaking-and-phasing-03 @part=decloak
      Examples: and to decloak
        | deed    | hidden  | stopped     | verdict |
        | decloak | cloaked | stopped     | illegal |
        | decloak | cloaked | not stopped | legal   |

      @ruling=cr14-cloaking-and-phasing-03 @part=phase
      Examples: and to phase
        | deed  | hidden     | stopped     | verdict |
        | phase | not phased | stopped     | illegal |
        | phase | not phased | not stopped | legal   |

      @ruling=cr14-cloaking-and-phasing-03 @part=dephase
      Examples: and to dephase
        | deed    | hidden | stopped     | verdict |
        | dephase | phased | stopped     | illegal |
        | dephase | phased | not stopped | legal   |

    Scenario Outline: a stopped ship is to <deed>, and that is <verdict>, and its sister ship is free to
      Given these made-up cards:
        | card       | type | affiliations | keywords                       | range |
        | Grey Ghost | ship | Federation   | Cloaking Device, Phasing Cloak | 8     |
        | Pale Ghost | ship | Federation   | Cloaking Device, Phasing Cloak | 8     |
      And Alice has:
        | card            | where               | state             |
        | Grey Ghost      | at "Excavation"     | stopped, <hidden> |
        | Geordi La Forge | aboard "Grey Ghost" | stopped           |
        | Pale Ghost      | at "Excavation"     | <hidden>          |
        | Data            | aboard "Pale Ghost" |                   |
      When Alice <deed>s "Grey Ghost"
      Then that is <verdict>
      When Alice <deed>s "Pale Ghost"
      Then that is legal

      @ruling=1eS-stopped-20 @1e-glossary @question=stopped-ship-decloaks
      Examples: In the Glossary it may do what is not forbidden
        | deed    | hidden  | verdict |
        | decloak | cloaked | legal   |
        | dephase | phased  | legal   |

      @ruling=1eS-stopped-20 @1e-glossary @reading=stopped-ship-decloaks/either-way
      Examples: In the Glossary it may not, read the other way
        | deed    | hidden  | verdict |
        | decloak | cloaked | illegal |
        | dephase | phased  | illegal |

  Rule: On which ship Distortion of Space/Time Continuum is played

    @frame=open
    Scenario Outline: a <ship> has Distortion of Space/Time Continuum played on it, and that is <verdict>
      Given Alice has:
        | card                               | where                      | state   |
        | U.S.S. Enterprise                  | at "Excavation"            | stopped |
        | Geordi La Forge                    | aboard "U.S.S. Enterprise" |         |
        | Runabout                           | at "Excavation"            |         |
        | Worf                               | aboard "Runabout"          |         |
        | Distortion of Space/Time Continuum | in hand                    |         |
      And this has happened:
        | action                                          |
        | Alice moves "Runabout" to "Explore Black Cluster" |
      When Alice plays "Distortion of Space/Time Continuum" on "<ship>"
      Then that is <verdict>

      @ruling=faq96-39-distortion-of-the-space-time-continuum-01
      Examples: In 1996 on one that has moved
        | ship              | verdict |
        | U.S.S. Enterprise | illegal |
        | Runabout          | legal   |

      @ruling=1eD-distortion-of-space-time-continuum-01
      Examples: In the Glossary on any, a stopped one too
        | ship              | verdict |
        | U.S.S. Enterprise | legal   |

  Rule: Who is stopped with the ship that he is aboard

    Scenario Outline: aboard Alice's <ship> runabout Bob's Tomalak attacks, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where             | state  |
        | Runabout | at "Excavation"   | <ship> |
        | Calloway | aboard "Runabout" |        |
      And Bob has:
        | card    | where             |
        | Tomalak | aboard "Runabout" |
      And it is Bob's orders
      When Bob attacks "Calloway" with "Tomalak"
      Then that is <verdict>

      @ruling=faq96-12-stopped-09
      Examples: In 1996 all personnel aboard are
        | ship        | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

      @ruling=1eS-stopped-40
      Examples: In the Glossary the cards of her whose ship it is
        | ship    | verdict |
        | stopped | legal   |
