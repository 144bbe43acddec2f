Feature: Cloaking and phasing by the Current Rulings
  One deed a turn for each card, on its player's own turn, and not while it is stopped.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=cr14-cloaking-and-phasing-01
  Rule: A card does one of the four a turn: it cloaks, decloaks, phases or dephases

    Background:
      Given these made-up cards:
        | card          | type      | affiliations | keywords                       | range |
        | Grey Ghost    | ship      | Romulan      | Cloaking Device, Phasing Cloak | 8     |
        | Ensign Tellus | personnel | Romulan      |                                |       |

    Scenario Outline: a ship that <first> does not go on to <deed>
      Given Alice has:
        | card          | where               | state   |
        | Grey Ghost    | at "Excavation"     | <state> |
        | Ensign Tellus | aboard "Grey Ghost" |         |
      When Alice <first> "Grey Ghost"
      Then "Grey Ghost" is <now>
      When Alice <second> "Grey Ghost"
      Then that is illegal
      And nothing else has changed

      @part=cloak
      Examples: It has cloaked
        | first  | deed    | second   | state       | now           |
        | cloaks | decloak | decloaks | not cloaked | now cloaked   |
        | cloaks | phase   | phases   | not cloaked | now cloaked   |

      @part=decloak
      Examples: It has decloaked
        | first    | deed  | second | state   | now               |
        | decloaks | cloak | cloaks | cloaked | no longer cloaked |
        | decloaks | phase | phases | cloaked | no longer cloaked |

      @part=phase
      Examples: It has phased
        | first  | deed    | second   | state      | now        |
        | phases | dephase | dephases | not phased | now phased |
        | phases | cloak   | cloaks   | not phased | now phased |

      @part=dephase
      Examples: It has dephased
        | first    | deed  | second | state  | now              |
        | dephases | phase | phases | phased | no longer phased |
        | dephases | cloak | cloaks | phased | no longer phased |

    @frame=many
    Example: on her next turn Alice may decide otherwise
      Given Alice has:
        | card          | where               |
        | Grey Ghost    | at "Excavation"     |
        | Ensign Tellus | aboard "Grey Ghost" |
      When Alice cloaks "Grey Ghost"
      And play goes on until Alice's second turn
      And Alice decloaks "Grey Ghost"
      Then "Grey Ghost" is no longer cloaked

    Example: each of the four is legal where it is the only one of the turn
      Given these made-up cards:
        | card         | type | affiliations | keywords                       | range |
        | Pale Ghost   | ship | Romulan      | Cloaking Device, Phasing Cloak | 8     |
        | Ensign Nubes | personnel | Romulan |                                |       |
      And Alice has:
        | card          | where               | state           |
        | Grey Ghost    | at "Excavation"     |                 |
        | Ensign Tellus | aboard "Grey Ghost" |                 |
        | Pale Ghost    | at "Excavation"     | cloaked, phased |
        | Ensign Nubes  | aboard "Pale Ghost" |                 |
      Then these are legal:
        | action                      |
        | Alice cloaks "Grey Ghost"   |
        | Alice phases "Grey Ghost"   |
        | Alice decloaks "Pale Ghost" |
        | Alice dephases "Pale Ghost" |

  @ruling=cr14-cloaking-and-phasing-02
  Rule: A card does so on its player's own turn only

    Scenario Outline: Alice would like to <deed> her ship in <turn>, and that is <verdict>
      Given these made-up cards:
        | card          | type      | affiliations | keywords                       | range |
        | Grey Ghost    | ship      | Romulan      | Cloaking Device, Phasing Cloak | 8     |
        | Ensign Tellus | personnel | Romulan      |                                |       |
      And Alice has:
        | card          | where               | state   |
        | Grey Ghost    | at "Excavation"     | <state> |
        | Ensign Tellus | aboard "Grey Ghost" |         |
      And it is <turn>
      When Alice <does> "Grey Ghost"
      Then that is <verdict>

      @part=cloak
      Examples: She cloaks
        | deed  | does   | state       | turn           | verdict |
        | cloak | cloaks | not cloaked | Bob's orders   | illegal |
        | cloak | cloaks | not cloaked | Alice's orders | legal   |

      @part=decloak
      Examples: She decloaks
        | deed    | does     | state   | turn           | verdict |
        | decloak | decloaks | cloaked | Bob's orders   | illegal |
        | decloak | decloaks | cloaked | Alice's orders | legal   |

      @part=phase
      Examples: She phases
        | deed  | does   | state      | turn           | verdict |
        | phase | phases | not phased | Bob's orders   | illegal |
        | phase | phases | not phased | Alice's orders | legal   |

      @part=dephase
      Examples: She dephases
        | deed    | does     | state  | turn           | verdict |
        | dephase | dephases | phased | Bob's orders   | illegal |
        | dephase | dephases | phased | Alice's orders | legal   |

  @ruling=cr14-cloaking-device-01
  Rule: A Cloaking Device is special equipment, and a ship that has one may cloak

    @part=ship
    Example: the Bird-of-Prey has one, the runabout has not
      Given Alice has:
        | card          | where                  |
        | I.K.S. Buruk  | at "Excavation"        |
        | Kle'eg        | aboard "I.K.S. Buruk"  |
        | Runabout      | at "Excavation"        |
        | Calloway      | aboard "Runabout"      |
      When Alice cloaks "Runabout"
      Then that is illegal
      When Alice cloaks "I.K.S. Buruk"
      Then "I.K.S. Buruk" is now cloaked
      And nothing else has changed

    @part=special-equipment
    Scenario Outline: where special equipment fails the Bird-of-Prey does not cloak, and elsewhere that is <verdict>
      Given the spaceline:
        | mission            |
        | Study Plasma Storm |
        | Explore Black Cluster |
      And Alice has:
        | card          | where                  |
        | I.K.S. Buruk  | at "<mission>"         |
        | Kle'eg        | aboard "I.K.S. Buruk"  |
      When Alice cloaks "I.K.S. Buruk"
      Then that is <verdict>

      Examples:
        | mission            | verdict |
        | Study Plasma Storm | illegal |
        | Explore Black Cluster | legal |

  @ruling=cr14-cloaking-device-02
  Rule: A facility that has a Cloaking Device may cloak, too

    Background:
      Given these made-up cards:
        | card          | type      | affiliations | class   | keywords        |
        | Veiled Watch  | facility  | Romulan      | outpost | Cloaking Device |
        | Ensign Tellus | personnel | Romulan      |         |                 |

    Example: the outpost that has one cloaks
      Given Alice has:
        | card          | where                 |
        | Veiled Watch  | at "Excavation"       |
        | Ensign Tellus | aboard "Veiled Watch" |
      When Alice cloaks "Veiled Watch"
      Then "Veiled Watch" is now cloaked
      And nothing else has changed

    Example: an ordinary outpost does not
      Given Alice has:
        | card            | where                    |
        | Romulan Outpost | at "Excavation"          |
        | Ensign Tellus   | aboard "Romulan Outpost" |
      When Alice cloaks "Romulan Outpost"
      Then that is illegal
      And nothing else has changed
