Feature: Who is of the same species in the Second Edition
  Two personnel are compared, and some of them have several species.

  Background:
    Given these made-up cards:
      | card         | type    | kind   |
      | Quiet Planet | mission | planet |
    And Alice has:
      | card         | where                |
      | Quiet Planet | in Alice's spaceline |

  @ruling=2eS-species-08
  Rule: Two personnel are of the same species only if all of their species match

    Example: two who share one species out of two are not of the same
      Given these made-up cards:
        | card          | type      | affiliations | species         |
        | Counselor Nia | personnel | Federation   | Betazoid, Human |
        | Emissary Kesh | personnel | Federation   | Human, Klingon  |
      And Alice has:
        | card          | where             |
        | Counselor Nia | on "Quiet Planet" |
        | Emissary Kesh | on "Quiet Planet" |
      Then "Counselor Nia" and "Emissary Kesh" are not of the same species

    Example: two Romulans are of the same
      Given these made-up cards:
        | card          | type      | affiliations | species         |
        | Centurion Ro  | personnel | Romulan      | Romulan         |
        | Guard Velt    | personnel | Romulan      | Romulan         |
      And Alice has:
        | card          | where             |
        | Centurion Ro  | on "Quiet Planet" |
        | Guard Velt    | on "Quiet Planet" |
      Then "Centurion Ro" and "Guard Velt" are of the same species

    Example: two who share both of theirs are of the same, in whatever order these are printed
      Given these made-up cards:
        | card          | type      | affiliations | species         |
        | Counselor Nia | personnel | Federation   | Betazoid, Human |
        | Counselor Tal | personnel | Federation   | Human, Betazoid |
      And Alice has:
        | card          | where             |
        | Counselor Nia | on "Quiet Planet" |
        | Counselor Tal | on "Quiet Planet" |
      Then "Counselor Nia" and "Counselor Tal" are of the same species

  @ruling=2eS-species-09
  Rule: Two aliens are of the same species

    Example: the species of both is Alien, and that of a third is not
      Given these made-up cards:
        | card         | type      | affiliations | species |
        | Trader Osk   | personnel | Non-Aligned  | Alien   |
        | Farmer Nol   | personnel | Federation   | Alien   |
        | Ensign Ward  | personnel | Federation   | Human   |
      And Alice has:
        | card         | where             |
        | Trader Osk   | on "Quiet Planet" |
        | Farmer Nol   | on "Quiet Planet" |
        | Ensign Ward  | on "Quiet Planet" |
      Then "Trader Osk" and "Farmer Nol" are of the same species
      And "Trader Osk" and "Ensign Ward" are not of the same species

  @ruling=2eS-species-10
  Rule: A human and a half-Betazoid half-human are of different species

    Example: a half-Betazoid is of another species than a human
      Given these made-up cards:
        | card          | type      | affiliations | species         |
        | Counselor Nia | personnel | Federation   | Betazoid, Human |
        | Ensign Ward   | personnel | Federation   | Human           |
      And Alice has:
        | card          | where             |
        | Counselor Nia | on "Quiet Planet" |
        | Ensign Ward   | on "Quiet Planet" |
      Then "Counselor Nia" and "Ensign Ward" are not of the same species
